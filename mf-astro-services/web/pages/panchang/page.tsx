import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import type { PanchangData } from './load';
import classes from './page.module.css';

export default function PanchangPage({ data, lang }: PageProps<PanchangData>) {
  const { text, at, facts } = data;
  const crumbs = [
    { href: localPath(lang, '/'), text: text.home },
    { href: localPath(lang, '/astrology-services'), text: text.services },
    { text: text.title },
  ];
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={crumbs} />
      <Section title={text.now} {...(at ? { lead: `${text.asOf} ${at}` } : {})}>
        {facts ? (
          <dl className={classes.facts}>
            {facts.map(({ term, value, until }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {value}
                  {until && <span className={classes.until}>{until}</span>}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <Notice tone="error">{text.unavailable}</Notice>
        )}
      </Section>
      <Section title={text.aboutTitle} tone="soft">
        <p className={classes.about}>{text.about}</p>
        <Button href={localPath(lang, '/astrology-services/free-kundli')}>{text.kundli}</Button>
      </Section>
    </>
  );
}
