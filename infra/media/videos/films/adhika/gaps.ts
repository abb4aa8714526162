import { number } from '../../drawing/numerals';
import { ease, mix, show } from '../../drawing/pace';
import { phase } from '../../drawing/sky';
import { box, group } from '../../drawing/svg';
import { palette } from '../../palette';
import { LUNAR_MONTH, LUNAR_YEAR, SOLAR_YEAR } from './year-lengths';

/** Three years' gaps moved together are more than a month. */
export function drawGaps(second: number): string {
  const size = 24;
  const gap = (SOLAR_YEAR - LUNAR_YEAR) * size;
  const begin = 600 - 1.5 * gap;
  const together = ease(second, 14, 15.5);
  const pieces = Array.from({ length: 3 }, (_, year) => {
    const x = mix(120 + year * 360, begin + year * gap, together);
    const shown = show(second, 11.2 + year * 0.7);
    return (
      box([x, 190], [gap - 5, 100], 8, { fill: palette.red, opacity: shown }) +
      number(11, [x + gap / 2, 240], 44, palette.cream, shown)
    );
  });
  const month = show(second, 16);
  const sum = show(second, 15.2);
  return [
    ...pieces,
    number(33, [1070, 240], 46, palette.red, sum),
    number('29.5', [1080, 380], 46, palette.teal, month),
    box([begin, 330], [LUNAR_MONTH * size, 100], 8, { fill: palette.teal, opacity: month }),
    group(phase([0, 0], 30, 60), { move: [begin + LUNAR_MONTH * size * 0.5, 380], opacity: month }),
  ].join('');
}
