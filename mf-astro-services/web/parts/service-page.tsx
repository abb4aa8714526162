import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import type { ServiceData } from './service-article';
import classes from './service-page.module.css';

const words = {
  en: { home: 'Home', services: 'Astrology services', today: 'What you can use today' },
  hi: { home: 'मुखपृष्ठ', services: 'ज्योतिष सेवाएँ', today: 'आज आप क्या कर सकते हैं' },
};

/** A page about one service: what it is, a drawing, and what works today. */
export default function ServicePage({ data, lang }: PageProps<ServiceData>) {
  const { article, scene } = data;
  const { home, services, today } = words[lang];
  const crumbs = [
    { href: localPath(lang, '/'), text: home },
    { href: localPath(lang, '/astrology-services'), text: services },
    { text: article.title },
  ];
  return (
    <>
      <PageIntro title={article.title} lead={article.lead} crumbs={crumbs} />
      <div className={classes.body}>
        <img
          className={classes.scene}
          src={`/media/mf-astro-services/scenes/${scene}.svg`}
          alt=""
          width={640}
          height={480}
        />
        <Reading>
          {article.parts.map((part) => (
            <section key={part.title}>
              <h2>{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Reading>
      </div>
      <Section title={today} tone="soft">
        <CardGrid>
          {article.links.map(({ href, title, text }) => (
            <Card key={href} href={localPath(lang, href)} title={title} text={text} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
