import { offeringModes, offeringPurposes } from 'shared/contracts/commerce-offerings';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Card, CardGrid } from 'shared/ui/card';
import { Field } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { offeringLists } from '../../offerings/offering-paths';
import { offeringWords } from '../../offerings/offering-words';
import type { OfferingsData } from './load-offerings';
import classes from './page.module.css';
import { text } from './text';

/** The pujas or the kathas, to be filtered by purpose, way and place. */
export default function OfferingsPage({ data, lang }: PageProps<OfferingsData>) {
  const t = text[lang];
  const words = offeringWords[lang];
  const { kind, offerings, places, chosen, failed } = data;
  const path = localPath(lang, offeringLists[kind]);
  const isFiltered = Object.values(chosen).some(Boolean);
  const purposes = offeringPurposes.filter((purpose) => kind === 'puja' || isOfKatha(purpose));
  const choices = [
    {
      name: 'purpose',
      label: t.purpose,
      options: purposes.map((key) => [key, words.purposes[key]]),
    },
    { name: 'mode', label: t.mode, options: offeringModes.map((key) => [key, words.modes[key]]) },
    {
      name: 'temple',
      label: t.place,
      options: places.map(({ id, name, city }) => [String(id), `${name}, ${city.name}`]),
    },
  ] as const;
  return (
    <>
      <PageIntro
        title={t[kind].title}
        lead={t[kind].lead}
        crumbs={[
          { href: localPath(lang, '/'), text: t.home },
          { href: localPath(lang, '/astrology-services'), text: t.services },
          { text: t[kind].title },
        ]}
      />
      <Section title={t[kind].listTitle}>
        {failed && <Notice tone="error">{t.failed}</Notice>}
        {!failed && places.length === 0 && (
          <Notice tone="info" title={t.closedTitle}>
            {t.closed}
          </Notice>
        )}
        {places.some((place) => place.is_demonstration) && (
          <Notice tone="info">{t.demonstration}</Notice>
        )}
        <form className={classes.filters} method="get" action={path}>
          {choices
            .filter(({ options }) => options.length > 0)
            .map(({ name, label, options }) => (
              <Field key={name} label={label} name={name}>
                {(control) => (
                  <select {...control} className={classes.select} defaultValue={chosen[name]}>
                    <option value="">{t.any}</option>
                    {options.map(([value, shown]) => (
                      <option key={value} value={value}>
                        {shown}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            ))}
          <Button type="submit" tone="secondary">
            {t.show}
          </Button>
        </form>
        <CardGrid min="15rem">
          {offerings.map(({ slug, name, summary, image, prices, minutes }) => (
            <Card
              key={slug}
              href={`${path}/${slug}`}
              title={name}
              text={summary}
              image={image}
              meta={`${t.from(formatRupees(prices[0]?.total ?? '0', lang))} · ${words.minutes(minutes)}`}
            />
          ))}
        </CardGrid>
        {!failed && offerings.length === 0 && (
          <p>
            {t.none} {isFiltered && <a href={path}>{t.all}</a>}
          </p>
        )}
      </Section>
      <Section title={t.holdTitle} tone="soft">
        <ul className={classes.points}>
          {t.hold.map(([term, what]) => (
            <li key={term}>
              <h3>{term}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const isOfKatha = (purpose: string) =>
  ['thanks', 'home', 'devotion', 'listening'].includes(purpose);
