import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { doshaText } from './dosha-text';
import classes from './sections.module.css';
import { ShaniTimeline } from './shani-timeline';

type ToldDosha = NonNullable<SectionData<'doshas'>['doshas']>[number];

// the remedies of the site by the graha a dosha is about
const remedyOf: Record<ToldDosha['id'], string> = {
  manglik: 'mars',
  'kaal-sarp': 'rahu',
  pitra: 'sun',
  'guru-chandal': 'jupiter',
  grahan: 'moon',
  shrapit: 'saturn',
};

/** The doshas that were found, calmly, and the periods of Saturn over the life. */
export function DoshaSection({ data, lang }: { data: SectionData<'doshas'>; lang: Lang }) {
  const text = doshaText[lang];
  const { doshas, shani, now } = data;
  return (
    <>
      <p className={classes.lead}>{text.lead}</p>
      {!doshas && <Notice tone="info">{text.noTime}</Notice>}
      {doshas && (
        <p className={classes.lead}>{doshas.length === 0 ? text.none : text.absent(doshas)}</p>
      )}
      <ul className={classes.cards}>
        {doshas?.map((dosha) => (
          <DoshaCard key={dosha.id} dosha={dosha} lang={lang} />
        ))}
      </ul>
      <h3>{text.shani}</h3>
      {shani ? (
        <ShaniTimeline periods={shani} now={now} lang={lang} />
      ) : (
        <p className={classes.lead}>{text.noMoon}</p>
      )}
    </>
  );
}

function DoshaCard({ dosha, lang }: { dosha: ToldDosha; lang: Lang }) {
  const text = doshaText[lang];
  const { id, fired, exceptions, standing } = dosha;
  // the count from the lagna is what most mean by Manglik, so it decides what is said first
  const isFromLagna = fired.some((rule) => rule.id === 'from-lagna');
  return (
    <li className={classes.card}>
      <h4>
        {dosha.name} <span className={classes.tag}>{text.states[findState(dosha)]}</span>
      </h4>
      <p className={classes.strong}>
        {id === 'manglik' && !isFromLagna ? text.widerCount : fired[0]?.text}
      </p>
      {dosha.extent === 'partial' && <p>{text.partialNote}</p>}
      <p>{dosha.about}</p>
      {exceptions.length > 0 && (
        <>
          <p className={classes.strong}>{text.exceptions}</p>
          <ul>
            {exceptions.map((rule) => (
              <li key={rule.text}>{rule.text}</li>
            ))}
          </ul>
          {standing.length > 0 && (
            <p>
              {text.stillStands}{' '}
              {fired
                .filter((rule) => standing.includes(rule.id))
                .map((rule) => rule.text)
                .join(' ')}
            </p>
          )}
        </>
      )}
      <p>{dosha.tradition}</p>
      <p className={classes.strong}>{text.remedies}</p>
      <ul>
        {dosha.remedies.map((remedy) => (
          <li key={remedy}>{remedy}</li>
        ))}
      </ul>
      <p>
        <a href={localPath(lang, `/remedies/${remedyOf[id]}`)}>{text.moreRemedies}</a>
      </p>
      <details>
        <summary>{text.why}</summary>
        <dl className={classes.grounds}>
          <div>
            <dt>{text.rule}</dt>
            <dd>{dosha.rule}</dd>
          </div>
          {fired.map((rule) => (
            <div key={rule.id}>
              <dt>{rule.text}</dt>
              <dd>{rule.because.join('; ')}</dd>
            </div>
          ))}
          <div>
            <dt>{text.eased}</dt>
            <dd>{dosha.eased}</dd>
          </div>
          <div>
            <dt>{text.source}</dt>
            <dd>{dosha.source}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}

/** How a dosha stands, in one word of `doshaText`. */
function findState({
  id,
  exceptions,
  standing,
  extent,
}: ToldDosha): keyof (typeof doshaText)['en']['states'] {
  if (extent === 'partial') return 'partial';
  if (standing.length === 0) return 'eased';
  if (exceptions.length > 0) return 'partlyEased';
  return id === 'manglik' && !standing.includes('from-lagna') ? 'notFromLagna' : 'present';
}
