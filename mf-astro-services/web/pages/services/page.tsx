import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { listCrumbs, type Step } from 'shared/ui/crumbs';
import type { ServicesText } from './text';

/** All services in groups. */
export default function ServicesPage({ data, lang }: PageProps<ServicesText & { steps: Step[] }>) {
  return (
    <>
      <PageIntro title={data.title} lead={data.lead} crumbs={listCrumbs(data.steps, lang)} />
      {data.groups.map((group, index) => (
        <Section
          key={group.title}
          title={group.title}
          lead={group.lead}
          tone={index === 1 ? 'soft' : 'plain'}
        >
          <CardGrid>
            {group.services.map(({ href, scene, title, text }) => (
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
      ))}
    </>
  );
}
