import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import type { servicesText } from './text';

export default function ServicesPage({ data, lang }: PageProps<(typeof servicesText)['en']>) {
  const crumbs = [{ href: localPath(lang, '/'), text: data.home }, { text: data.title }];
  return (
    <>
      <PageIntro title={data.title} lead={data.lead} crumbs={crumbs} />
      <Section title={data.listTitle}>
        <CardGrid>
          {data.services.map(({ href, scene, title, text }) => (
            <Card
              key={href}
              href={localPath(lang, href)}
              title={title}
              text={text}
              image={{
                src: `/media/mf-astro-services/scenes/${scene}.svg`,
                alt: '',
                width: 640,
                height: 480,
              }}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
