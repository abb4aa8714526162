import { localPath } from 'shared/i18n/local-path';
import { muhuratNames } from '../../../model/panchang-names/muhurats';
import { Explained } from '../../parts/explained';
import type { DayView } from './day-view';
import classes from './facts.module.css';

/** The purposes that have a muhurat on the day. */
export function DayMuhurats({ answer, text, lang, stretch }: DayView) {
  const kinds = [...new Set(answer.muhurats.map(({ kind }) => kind))];
  return (
    <>
      {kinds.length > 0 ? (
        <dl className={classes.facts}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{muhuratNames[kind][lang]}</dt>
              {answer.muhurats
                .filter((muhurat) => muhurat.kind === kind)
                .map(({ start, end }) => (
                  <dd key={start}>{stretch({ start, end })}</dd>
                ))}
            </div>
          ))}
        </dl>
      ) : (
        <p>{text.muhurats.none}</p>
      )}
      <p>
        <a href={localPath(lang, '/astrology-services/muhurat')}>{text.muhurats.more}</a>
      </p>
      <Explained title={text.explain} text={text.explanations.muhurats} />
    </>
  );
}
