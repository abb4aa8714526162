import { writeDate } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { offeringLists } from '../../offerings/offering-paths';
import { offeringWords } from '../../offerings/offering-words';
import type { OfferingData } from './load-offering';
import classes from './page.module.css';
import { PriceTable } from './price-table';
import { text } from './text';
import { TimeChooser } from './time-chooser';

const SHOWN_DAYS = 8;

/** One puja or katha: what is done, what it costs, and when it can be. */
export default function OfferingPage({ data, lang }: PageProps<OfferingData>) {
  const t = text[lang];
  const kind = data.state === 'shown' ? data.offering.kind : data.kind;
  const list = localPath(lang, offeringLists[kind]);
  const way = [
    { href: localPath(lang, '/'), text: t.home },
    { href: localPath(lang, '/astrology-services'), text: t.services },
    { href: list, text: t[kind] },
  ];
  if (data.state !== 'shown')
    return (
      <PageIntro
        title={data.state === 'absent' ? t.absentTitle : t.failedTitle}
        lead={t[data.state]}
        crumbs={way}
      >
        <Button href={list}>{t.back}</Button>
      </PageIntro>
    );
  const { offering, suitable, city, choice } = data;
  const lasts = t.lasts(offeringWords[lang].minutes(offering.minutes));
  return (
    <>
      <PageIntro
        title={offering.name}
        lead={offering.summary}
        crumbs={[...way, { text: offering.name }]}
      />
      <div className={classes.top}>
        <img
          className={classes.picture}
          src={offering.image.src}
          alt={offering.image.alt}
          width={offering.image.width}
          height={offering.image.height}
          fetchPriority="high"
        />
        <div>
          <h2>{t.costTitle}</h2>
          <PriceTable offering={offering} lang={lang} />
          <p className={classes.small}>{t.taxes}</p>
          <p>
            <strong>{lasts}.</strong> {offering.performed_by}
          </p>
          {choice && <Button href="#book">{t.bookTitle}</Button>}
        </div>
      </div>
      <Section title={t.about}>
        <div className={classes.reading}>
          {offering.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={t.steps} tone="soft">
        <ol className={classes.steps}>
          {offering.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title={t.needs}>
        <div className={classes.columns}>
          <List title={t.samagri} lines={offering.samagri} />
          <List title={t.provides} lines={offering.provides} />
          <List title={t.sources} lines={offering.sources} />
        </div>
      </Section>
      <Section title={t.days} lead={t.daysLead(city)} tone="soft">
        {suitable ? (
          <ul className={classes.days}>
            {suitable.slice(0, SHOWN_DAYS).map(({ date, why }) => (
              <li key={date}>
                <strong>{writeDate(date, lang, { dateStyle: 'medium' })}</strong>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t.noDays}</p>
        )}
      </Section>
      <Section id="book" title={t.bookTitle} {...(choice ? { lead: t.bookLead } : {})}>
        {choice ? (
          <TimeChooser offering={offering} choice={choice} suitable={suitable ?? []} lang={lang} />
        ) : (
          <Notice tone="info" title={t.closedTitle}>
            {t.closed}
          </Notice>
        )}
      </Section>
    </>
  );
}

function List({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
