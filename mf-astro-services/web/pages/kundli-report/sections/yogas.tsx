import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import type { Lang } from 'shared/remote-kit/page';
import classes from './sections.module.css';
import { yogaText } from './yoga-text';

type ToldYoga = SectionData<'yogas'>[number];

/** The yogas of the chart: those that stand first, each with its rule, its ground and its source. */
export function YogaSection({ yogas, lang }: { yogas: SectionData<'yogas'>; lang: Lang }) {
  const text = yogaText[lang];
  const standing = yogas.filter(({ cancelledBy }) => cancelledBy.length === 0);
  const setAside = yogas.filter(({ cancelledBy }) => cancelledBy.length > 0);
  return (
    <>
      <p className={classes.lead}>{text.lead(yogas.length)}</p>
      {yogas.length === 0 && <p className={classes.lead}>{text.none}</p>}
      <YogaList yogas={standing} lang={lang} />
      {setAside.length > 0 && (
        <>
          <h3>{text.setAside}</h3>
          <p className={classes.lead}>{text.setAsideLead}</p>
          <YogaList yogas={setAside} lang={lang} />
        </>
      )}
    </>
  );
}

function YogaList({ yogas, lang }: { yogas: readonly ToldYoga[]; lang: Lang }) {
  const text = yogaText[lang];
  return (
    <ul className={classes.cards}>
      {yogas.map((yoga) => (
        <li key={`${yoga.id} ${yoga.because.join()}`} className={classes.card}>
          <h4>
            {yoga.name} <span className={classes.tag}>{text.families[yoga.family]}</span>
          </h4>
          <p>{yoga.tradition}</p>
          <details>
            <summary>{text.why}</summary>
            <dl className={classes.grounds}>
              <div>
                <dt>{text.rule}</dt>
                <dd>{yoga.rule}</dd>
              </div>
              <div>
                <dt>{text.here}</dt>
                <dd>{yoga.because.join('; ')}</dd>
              </div>
              {yoga.notes.length > 0 && (
                <div>
                  <dt>{text.strength}</dt>
                  <dd>{yoga.notes.join('; ')}</dd>
                </div>
              )}
              {yoga.cancelledBy.map((rule) => (
                <div key={rule.text}>
                  <dt>{text.cancelled}</dt>
                  <dd>
                    {rule.text} ({rule.because.join('; ')})
                  </dd>
                </div>
              ))}
              <div>
                <dt>{text.source}</dt>
                <dd>{yoga.source}</dd>
              </div>
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
