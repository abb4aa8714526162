import { around, circle, colour, d, group, line, path, petal, picture, repeat } from '../draw';
import { layFloor } from './floors';

const paste = colour.cream;

/** Bengali alpana: rice paste on earth; a lotus, a creeper around it, Lakshmi’s footprints coming in. */
export function drawAlpana(): string {
  const { defs, floor } = layFloor('#8a4a2f', '#4e2417', colour.soft, 11);
  const outline = { fill: 'none', stroke: paste, 'stroke-width': 6 };
  const shell =
    line('M0,0C30,-4 44,-30 30,-50C18,-66 -8,-62 -12,-42C-14,-28 4,-20 14,-32', paste, 6) +
    group('translate(6 4) rotate(120)', petal(42, 20, { fill: paste }));
  const ear =
    repeat(
      5,
      (i) =>
        group(d`translate(0 ${-14 * i}) rotate(40)`, petal(22, 10, { fill: paste })) +
        group(d`translate(0 ${-14 * i}) rotate(-40)`, petal(22, 10, { fill: paste })),
    ) + line('M0,30V-76', paste, 4);
  const lotus =
    around(16, petal(188, 62, outline), 11.25) +
    around(8, petal(150, 78, { ...outline, fill: '#6b351f' })) +
    around(8, petal(96, 34, { fill: paste })) +
    circle(0, 0, 34, { fill: '#6b351f', stroke: paste, 'stroke-width': 6 }) +
    around(8, circle(0, -20, 4, { fill: paste })) +
    circle(0, 0, 6, { fill: paste });
  const wave = Array.from({ length: 193 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 192;
    const r = 272 - 15 * Math.cos(16 * angle);
    return d`${r * Math.sin(angle)},${-r * Math.cos(angle)}`;
  });
  const foot = (side: number) =>
    group(
      d`translate(${side * 34} ${side * 22}) scale(${side} 1) rotate(8)`,
      path('M-6,62C-26,58 -24,34 -14,20C-24,4 -22,-26 0,-28C22,-28 24,0 14,22C20,42 14,64 -6,62Z', {
        fill: paste,
      }) +
        [
          [-17, -38, 6],
          [-5, -45, 6],
          [7, -45, 6],
          [18, -39, 5.5],
          [26, -29, 5],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: paste }))
          .join(''),
    );
  const corner = group(
    'translate(150 150) rotate(-45) scale(1.5)',
    ear +
      group('translate(-30 40) scale(.8)', shell) +
      group('translate(30 40) scale(-.8 .8)', shell),
  );
  return picture(
    defs,
    floor +
      corner +
      group('translate(1200 0) scale(-1 1)', corner) +
      group('translate(0 900) scale(1 -1)', corner) +
      group('translate(1200 900) scale(-1 -1)', corner) +
      group(
        'translate(600 450)',
        lotus +
          circle(0, 0, 214, outline) +
          line(`M${wave.join('L')}Z`, paste, 6) +
          around(16, group('translate(-4 -287) rotate(14)', shell), 11.25),
      ) +
      [130, 1070].map((x) => group(d`translate(${x} 450) scale(.95)`, foot(-1) + foot(1))).join(''),
  );
}
