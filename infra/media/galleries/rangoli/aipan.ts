import { around, circle, colour, d, group, line, petal, picture, repeat } from '../draw';
import { layFloor } from './floors';

const flour = colour.cream;

/** Kumaoni aipan: white fingers on red ochre, a star within frames, and the falling lines of a threshold. */
export function drawAipan(): string {
  const { defs, floor } = layFloor('#b03a34', '#7a1d1f', colour.soft, 7);
  const star = (r: number) => {
    const points = [0, 2, 4, 1, 3].map((k) => {
      const angle = (2 * Math.PI * k) / 5 - Math.PI / 2;
      return d`${r * Math.cos(angle)},${r * Math.sin(angle)}`;
    });
    return `M${points.join('L')}Z`;
  };
  const frame = (size: number, width: number) =>
    line(d`M${-size},${-size}H${size}V${size}H${-size}Z`, flour, width);
  const fillWhite = { fill: flour };
  const comb = (size: number) =>
    repeat(25, (i) => line(d`M${-size + (2 * size * i) / 24},${-size - 8}v-24`, flour, 5));
  const chowki =
    [
      frame(318, 6),
      frame(300, 3),
      ...[0, 90, 180, 270].map((turn) => group(`rotate(${turn})`, comb(318))),
      frame(362, 6),
    ].join('') +
    circle(0, 0, 262, { fill: 'none', stroke: flour, 'stroke-width': 5 }) +
    around(40, circle(0, -279, 5, { fill: flour })) +
    around(
      24,
      group('translate(0 -208)', petal(46, 34, { fill: 'none', stroke: flour, 'stroke-width': 4 })),
    ) +
    circle(0, 0, 204, { fill: 'none', stroke: flour, 'stroke-width': 4 }) +
    line(star(196), flour, 7) +
    around(
      4,
      group(
        'translate(0 -392)',
        [-40, 0, 40]
          .map((turn) => group(`rotate(${180 + turn})`, petal(74, 26, fillWhite)))
          .join(''),
      ),
      45,
    ) +
    around(5, circle(0, -98, 9, { fill: flour }), 36) +
    circle(0, 0, 46, { fill: 'none', stroke: flour, 'stroke-width': 5 }) +
    around(8, petal(38, 17, { fill: flour }));
  const threshold = (x: number) =>
    repeat(
      6,
      (i) =>
        line(d`M${x + 26 * i},0V${760 - 90 * Math.abs(i - 2.5)}`, flour, 6) +
        repeat(3, (k) =>
          circle(x + 26 * i, 780 + 22 * k - 90 * Math.abs(i - 2.5), 6 - k, { fill: flour }),
        ),
    );
  return picture(
    defs,
    floor + threshold(36) + threshold(1034) + group('translate(600 450)', chowki),
  );
}
