import type { Load } from 'shared/remote-kit/page';
import { servicesText } from './text';

const load: Load<(typeof servicesText)['en']> = async ({ lang }) => {
  const data = servicesText[lang];
  const itemListElement = data.services.map(({ title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
  }));
  return {
    data,
    head: {
      title: `${data.title} | Tarapath`,
      description: data.lead,
      jsonLd: [{ '@type': 'ItemList', name: data.title, itemListElement }],
    },
  };
};

export default load;
