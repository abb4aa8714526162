import { around, circle, colour, d, group, line, petal, picture } from '../draw';
import { layFloor } from './floors';

const flour = colour.cream;

/** Lotus of the heart: five dots on each of eight rays, joined in the order 1, 3, 5, 2, 4. */
export function drawHridayaKamalam(): string {
  const { defs, floor } = layFloor('#1a6d78', '#07343c', colour.soft, 5);
  const order = [0, 2, 4, 1, 3];
  const radius = [62, 134, 206, 278, 350];
  const place = (ray: number, dot: number) => {
    const angle = (Math.PI * ray) / 4 - Math.PI / 2;
    const r = radius[dot]!;
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  };
  const points = Array.from({ length: 40 }, (_, step) => place(step, order[step % 5]!));
  const at = (i: number) => points[(i + 40) % 40]!;
  const start = at(0);
  const curve = points.map((_, i) => {
    // through every dot, with the direction of its two neighbours
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pull = 0.2;
    return d`C${q[0] + (r[0] - p[0]) * pull},${q[1] + (r[1] - p[1]) * pull} ${r[0] - (s[0] - q[0]) * pull},${r[1] - (s[1] - q[1]) * pull} ${r[0]},${r[1]}`;
  });
  const data = d`M${start[0]},${start[1]}` + curve.join('') + 'Z';
  const petals = around(
    8,
    group(
      'translate(0 -368)',
      petal(46, 34, { fill: colour.red }) + petal(30, 18, { fill: colour.yellow }),
    ),
    22.5,
  );
  const dots = points.map(([x, y]) => circle(x, y, 8, { fill: colour.yellow })).join('');
  return picture(
    defs,
    floor +
      group(
        'translate(600 450)',
        circle(0, 0, 402, { fill: colour.teal, opacity: 0.5 }) +
          petals +
          line(data, '#04242a', 15, { opacity: 0.5 }) +
          line(data, flour, 8) +
          dots +
          around(8, circle(0, -418, 6, { fill: flour })),
      ),
  );
}
