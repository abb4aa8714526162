import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeSteps, type Step } from 'shared/ui/crumbs';
import { siteNames } from '../../../model/site-names';
import { servicesText, type ServicesText } from './text';

const load: Load<ServicesText & { steps: Step[] }> = async ({ lang }) => {
  const text = servicesText[lang];
  const { title, description, home, groups } = text;
  const steps = [
    { name: home, path: '/' },
    { name: title, path: '/astrology-services' },
  ];
  const itemListElement = groups
    .flatMap(({ services }) => services)
    .map(({ title: name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: localPath(lang, href),
    }));
  return {
    data: { ...text, steps },
    head: {
      title: `${title} | ${siteNames[lang]}`,
      description,
      jsonLd: [{ '@type': 'ItemList', name: title, itemListElement }, describeSteps(steps, lang)],
    },
  };
};

export default load;
