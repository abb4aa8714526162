import { createChance } from '../../podcasts/chance';
import {
  circle,
  colour,
  d,
  ellipse,
  fade,
  group,
  line,
  path,
  picture,
  rect,
  repeat,
} from '../draw';
import { flame, flameDefs, glow } from './parts';

/** Leaf boats with a flame each, let go on the Ganga at evening. */
export function drawLeafBoats(): string {
  const chance = createChance(41);
  const defs =
    fade('dusk', [
      [0, '#1c2b57'],
      [0.55, '#a34a52'],
      [1, '#f0a04a'],
    ]) +
    fade('river', [
      [0, '#a85a4e'],
      [0.25, '#3d3a5e'],
      [1, '#0a2038'],
    ]);
  const ghat = repeat(9, (i) => {
    const x = [-10, 110, 200, 330, 430, 760, 860, 980, 1090][i] ?? 0;
    const [w, h] = [110 + 20 * (i % 3), 90 + 46 * ((i * 7) % 4)];
    return (
      rect(x, 400 - h, w, h, { fill: '#2c1c3c' }) +
      (i % 3 === 1
        ? path(
            d`M${x + 10},${400 - h}C${x + 20},${340 - h} ${x + w / 2 - 6},${300 - h} ${x + w / 2},${270 - h}C${x + w / 2 + 6},${300 - h} ${x + w - 20},${340 - h} ${x + w - 10},${400 - h}Z`,
            { fill: '#2c1c3c' },
          )
        : '') +
      repeat(3, (k) =>
        rect(x + 18 + k * 32, 400 - h + 24, 12, 20, { fill: '#f7b64f', opacity: 0.85 }),
      )
    );
  });
  const steps = repeat(4, (i) =>
    rect(0, 398 + 9 * i, 1200, 6, { fill: i % 2 ? '#3a2443' : '#231631' }),
  );
  const boat = (x: number, y: number, s: number) =>
    ellipse(x, y + 46 * s, 130 * s, 16 * s, { fill: '#f2b632', opacity: 0.16 }) +
    repeat(4, (k) =>
      line(
        d`M${x - (24 - 4 * k) * s},${y + (56 + 16 * k) * s}h${(48 - 8 * k) * s}`,
        '#ffd27a',
        4 * s,
        { opacity: (0.6 - 0.13 * k).toFixed(2) },
      ),
    ) +
    group(
      d`translate(${x} ${y})` + ` scale(${s})`,
      path('M-104,-2C-70,48 70,48 104,-2C60,22 -60,22 -104,-2Z', { fill: '#2f5c43' }) +
        path('M-104,-2C-60,-26 60,-26 104,-2C60,24 -60,24 -104,-2Z', { fill: colour.leaf }) +
        line('M-96,-2H96', '#2f5c43', 3) +
        [
          [-52, 2, colour.red],
          [-30, -9, colour.yellow],
          [-34, 10, colour.orange],
          [44, -8, colour.orange],
          [58, 4, colour.red],
          [34, 11, colour.yellow],
        ]
          .map(
            ([fx, fy, fill]) =>
              circle(Number(fx), Number(fy), 15, { fill: String(fill) }) +
              circle(Number(fx), Number(fy), 6, { fill: '#fff0c4' }),
          )
          .join('') +
        ellipse(4, 0, 26, 9, { fill: colour.clay }) +
        flame(4, 0, 66),
    );
  const ripples = repeat(46, () => {
    const y = 450 + 440 * chance.next() ** 0.8;
    const w = chance.between(20, 90) * (y / 900);
    return line(d`M${chance.between(0, 1200)},${y}q${w / 2},-5 ${w},0`, '#f3c58a', 2, {
      opacity: chance.between(0.1, 0.4).toFixed(2),
    });
  });
  const far = repeat(22, () => {
    const y = chance.between(452, 560);
    return glow(chance.between(40, 1160), y, (y - 430) / 5 + 8);
  });
  return picture(
    defs + flameDefs,
    rect(0, 0, 1200, 440, { fill: 'url(#dusk)' }) +
      circle(600, 330, 60, { fill: '#ffdf9a' }) +
      ghat +
      steps +
      rect(0, 434, 1200, 466, { fill: 'url(#river)' }) +
      repeat(9, (i) =>
        line(d`M${560 - 4 * i},${450 + 16 * i}h${80 + 8 * i}`, '#ffdf9a', 4, {
          opacity: (0.5 - 0.05 * i).toFixed(2),
        }),
      ) +
      ripples +
      far +
      boat(250, 600, 0.72) +
      boat(900, 580, 0.62) +
      boat(560, 560, 0.42) +
      boat(1060, 690, 0.8) +
      boat(130, 760, 0.9) +
      boat(660, 730, 1.25),
  );
}
