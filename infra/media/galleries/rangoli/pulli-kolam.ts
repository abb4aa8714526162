import { circle, colour, group, path, picture } from '../draw';
import { layFloor } from './floors';
import { drawKolam, findUnbroken } from './kolam';

const flour = colour.cream;

/** Rice flour on a doorstep: one line around forty-one dots. */
export function drawPulliKolam(): string {
  const { defs, floor } = layFloor('#93333a', '#5e1318', colour.cream, 3);
  const kolam = findUnbroken(9, 29);
  const width = { fill: 'none', 'stroke-linecap': 'round' };
  const strokes = drawKolam(kolam);
  const dots = kolam.dots
    .map(([x, y]) => circle(x * 100, y * 100, 8, { fill: colour.yellow }))
    .join('');
  const drawing =
    path(strokes, { ...width, stroke: '#3c0b0f', 'stroke-width': 17, opacity: 0.45 }) +
    path(strokes, { ...width, stroke: flour, 'stroke-width': 10 });
  return picture(defs, floor + group('translate(600 450) scale(.88)', drawing + dots));
}
