import {
  circle,
  colour,
  d,
  ellipse,
  fade,
  group,
  line,
  path,
  petal,
  picture,
  rect,
  repeat,
} from '../draw';
import { brassDefs, flame, flameDefs, glow, turned } from './parts';

/** Five wicks on an aarti lamp, on a plate with flowers, rice and kumkum. */
export function drawPancharati(): string {
  const defs = fade(
    'cloth',
    [
      [0, '#12717e'],
      [1, '#06333b'],
    ],
    'out',
  );
  const plate =
    ellipse(0, 22, 480, 214, { fill: '#000', opacity: 0.3 }) +
    ellipse(0, 0, 480, 210, { fill: 'url(#brass)' }) +
    ellipse(0, -8, 440, 184, { fill: '#5d1d18' }) +
    ellipse(0, -4, 426, 172, { fill: '#7e2b22' }) +
    repeat(36, (i) =>
      ellipse(459 * Math.cos(i * 0.17453), -3 + 196 * Math.sin(i * 0.17453), 7, 4, {
        fill: '#8a5612',
      }),
    );
  const flower = (x: number, y: number, fill: string) =>
    group(
      d`translate(${x} ${y}) scale(1 .62)`,
      repeat(11, (i) =>
        group(
          d`rotate(${i * 32.7})`,
          petal(46, 26, { fill, stroke: '#00000022', 'stroke-width': 2 }),
        ),
      ) +
        repeat(8, (i) => group(d`rotate(${i * 45 + 12})`, petal(28, 16, { fill: colour.yellow }))),
    );
  const katori = (x: number, y: number, fill: string) =>
    path(d`M${x - 58},${y}C${x - 50},${y + 52} ${x + 50},${y + 52} ${x + 58},${y}Z`, {
      fill: 'url(#brass)',
    }) +
    ellipse(x, y, 58, 18, { fill: '#8a5612' }) +
    ellipse(x, y, 50, 14, { fill });
  const lamp =
    turned([
      [16, 20],
      [22, 70],
      [46, 86],
      [96, 104],
      [104, 120],
      [0, 124],
    ]) +
    path('M-190,-6C-150,46 150,46 190,-6Z', { fill: 'url(#brass)' }) +
    ellipse(0, -8, 196, 40, { fill: '#8a5612' }) +
    [
      [-150, -10],
      [-82, 12],
      [0, 20],
      [82, 12],
      [150, -10],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x, y, 34, 15, { fill: 'url(#brass)' }) +
          ellipse(x, y - 2, 27, 10, { fill: '#5f370b' }),
      )
      .join('') +
    [
      [-150, -12, -6],
      [150, -12, 6],
      [-82, 10, -3],
      [82, 10, 3],
      [0, 18, 0],
    ]
      .map(([x = 0, y = 0, lean = 0]) => flame(x, y, 132, lean, 'fire'))
      .join('');
  return picture(
    defs + flameDefs + brassDefs,
    rect(0, 0, 1200, 900, { fill: '#06333b' }) +
      circle(600, 420, 820, { fill: 'url(#cloth)' }) +
      repeat(9, (i) =>
        line(d`M0,${760 + i * 20}H1200`, colour.yellow, i % 3 ? 1.5 : 5, { opacity: 0.35 }),
      ) +
      glow(600, 400, 520) +
      group(
        'translate(600 610)',
        plate +
          flower(-330, 20, colour.red) +
          flower(-262, 92, colour.orange) +
          flower(326, 30, '#e58aa0') +
          flower(258, 100, colour.orange) +
          katori(-120, 106, colour.deepRed) +
          katori(118, 106, colour.cream) +
          group('translate(0 -110)', lamp),
      ),
  );
}
