import { around, circle, colour, d, ellipse, group, line, petal, picture, repeat } from '../draw';
import { layFloor } from './floors';

/** Pookkalam of Onam: rings of petals laid one by one. */
export function drawPookkalam(): string {
  const { defs, floor } = layFloor('#d9c6a5', '#a98f69', colour.ink, 13);
  const rings: [number, number, string, number, number][] = [
    [392, 76, colour.leaf, 54, 30],
    [352, 66, '#fffdf6', 46, 30],
    [312, 60, colour.orange, 46, 30],
    [270, 52, colour.yellow, 46, 30],
    [226, 44, colour.red, 46, 30],
  ];
  const ring = ([r, count, fill, length, width]: (typeof rings)[number], index: number) =>
    circle(0, 0, r, { fill }) +
    around(
      count,
      group(
        d`translate(0 ${-r + length * 0.86})`,
        petal(length, width, {
          fill,
          stroke: colour.ink,
          'stroke-width': 1,
          'stroke-opacity': 0.25,
        }),
      ),
      index * 2.5,
    );
  const star =
    around(
      8,
      group(
        'translate(0 0)',
        petal(206, 112, { fill: colour.yellow, stroke: colour.orange, 'stroke-width': 5 }),
      ),
    ) +
    around(8, petal(168, 74, { fill: colour.orange }), 0) +
    around(8, petal(130, 46, { fill: '#fffdf6' }), 0) +
    around(
      8,
      group(
        'translate(0 -176)',
        circle(0, 0, 19, { fill: colour.deepRed }) + around(6, petal(17, 10, { fill: '#e58aa0' })),
      ),
      22.5,
    ) +
    circle(0, 0, 58, { fill: colour.deepRed }) +
    around(
      20,
      group(
        'translate(0 -32)',
        petal(30, 14, { fill: colour.red, stroke: colour.deepRed, 'stroke-width': 1 }),
      ),
    ) +
    around(14, petal(34, 14, { fill: colour.yellow, stroke: colour.orange, 'stroke-width': 1 })) +
    circle(0, 0, 10, { fill: colour.leaf });
  const leaf =
    petal(150, 62, { fill: colour.leaf }) +
    line('M0,-8V-138', '#2f5c43', 4) +
    repeat(5, (i) => line(d`M0,${-26 - 22 * i}l18,-16M0,${-26 - 22 * i}l-18,-16`, '#2f5c43', 2.5));
  return picture(
    defs,
    floor +
      group(
        'translate(600 450)',
        ellipse(6, 10, 424, 424, { fill: colour.ink, opacity: 0.14 }) +
          rings.map(ring).join('') +
          star,
      ) +
      [
        [90, 840, 40],
        [1110, 840, -40],
        [90, 60, 140],
        [1110, 60, -140],
      ]
        .map(([x = 0, y = 0, turn = 0]) => group(d`translate(${x} ${y}) rotate(${turn})`, leaf))
        .join(''),
  );
}
