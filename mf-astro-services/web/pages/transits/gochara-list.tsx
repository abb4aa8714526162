import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../../../model/graha-names';
import { nameRashi } from '../../../model/sky-names';
import classes from './gochara.module.css';
import type { TransitsData } from './load';
import { writeDay } from './moments';
import { transitText } from './text';

/** What each graha does over a Moon sign now. */
export function GocharaList({
  gochara,
  lang,
}: {
  gochara: NonNullable<TransitsData['gochara']>;
  lang: Lang;
}) {
  const text = transitText[lang];
  const names = grahaNames[lang];
  const face = useClockFace(lang);
  return (
    <>
      <h3 className={classes.result}>{text.resultTitle(nameRashi(gochara.moon, lang))}</h3>
      <ul className={classes.list}>
        {gochara.rows.map((row) => (
          <li key={row.graha} className={row.favourable ? classes.good : classes.plain}>
            <h4>
              {names[row.graha][0]}{' '}
              <span className={classes.where}>
                {nameRashi(row.rashi, lang)}, {text.until(writeDay(row.leavesAt, face))}
              </span>
            </h4>
            <p className={classes.marks}>
              {[
                text.house(row.houseFromMoon),
                ...(row.houseFromLagna ? [text.lagnaHouse(row.houseFromLagna)] : []),
                row.favourable ? text.good : text.plain,
                ...(row.vedhaBy.length
                  ? [text.vedha(row.vedhaBy.map((graha) => names[graha][0]).join(', '))]
                  : []),
              ].join(' · ')}
            </p>
            <p>{row.reading}</p>
          </li>
        ))}
      </ul>
      <p className={classes.source}>{text.source}</p>
    </>
  );
}
