import { number } from '../../drawing/numerals';
import { ramp, show } from '../../drawing/pace';
import { phase } from '../../drawing/sky';
import { box, group } from '../../drawing/svg';
import { rashiSign } from '../../drawing/symbols';
import { palette } from '../../palette';
import { LUNAR_MONTH, LUNAR_YEAR, SOLAR_YEAR } from './year-lengths';

const left = 80;
/** Stage units in a day. */
const DAY = 2.72;

/** A year of twelve rashis above, of twelve moons below, and what is missing. */
export function drawYears(second: number): string {
  const sunEnd = SOLAR_YEAR * DAY * ramp(second, 1, 5);
  const solar = Array.from({ length: 12 }, (_, rashi) => {
    const [x, width] = [(rashi * SOLAR_YEAR * DAY) / 12, (SOLAR_YEAR * DAY) / 12];
    const drawn = Math.min(width - 4, sunEnd - x);
    if (drawn < 3) return '';
    return (
      box([left + x, 110], [drawn, 90], 8, { fill: palette.yellow }) +
      rashiSign(
        rashi,
        [left + x + width / 2, 155],
        34,
        palette.redDeep,
        ramp(drawn, width * 0.6, width * 0.9),
      )
    );
  });
  const lunar = Array.from({ length: 12 }, (_, month) => {
    const shown = show(second, 5 + month * 0.25);
    const x = left + month * LUNAR_MONTH * DAY;
    const width = LUNAR_MONTH * DAY;
    return (
      box([x, 270], [width - 4, 90], 8, { fill: palette.teal, opacity: shown }) +
      group(phase([0, 0], 22, 60), { move: [x + width / 2 - 2, 315], opacity: shown })
    );
  });
  const gap = (SOLAR_YEAR - LUNAR_YEAR) * DAY;
  const gapShown = show(second, 9);
  return [
    ...solar,
    ...lunar,
    box([left + LUNAR_YEAR * DAY, 270], [gap, 90], 6, { fill: palette.red, opacity: gapShown }),
    number(365, [left + (SOLAR_YEAR * DAY) / 2, 66], 46, palette.redDeep, show(second, 4.5)),
    number(354, [left + (LUNAR_YEAR * DAY) / 2, 410], 46, palette.teal, show(second, 8)),
    number('11', [left + LUNAR_YEAR * DAY + gap / 2, 410], 46, palette.red, gapShown),
  ].join('');
}
