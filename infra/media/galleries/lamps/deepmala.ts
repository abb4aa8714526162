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
import { flame, flameDefs, glow, nightSky } from './parts';

/** Deepmala: a tower of lamps before a temple, lit on a festival night. */
export function drawDeepmala(): string {
  const { defs, sky } = nightSky('#061a33', '#7a3a4c', 520, 31);
  const tiers = 11;
  const widthAt = (i: number) => 62 + 12 * i;
  const tower = repeat(tiers, (i) => {
    const [y, w] = [170 + 54 * i, widthAt(i)];
    return (
      path(d`M${600 - w + 5},${y}L${600 - w - 5},${y + 54}H${600 + w + 5}L${600 + w - 5},${y}Z`, {
        fill: 'url(#stone)',
      }) +
      rect(600 - w - 14, y + 44, 2 * w + 28, 11, { fill: '#8f6a5a' }) +
      [-1, 1]
        .map((side) => line(d`M${600 + side * (w - 4)},${y + 34}h${side * 36}`, '#6b4a44', 10))
        .join('')
    );
  });
  const lights = repeat(tiers, (i) => {
    const [y, w] = [170 + 54 * i, widthAt(i)];
    const inner = 3 + Math.floor(i / 4);
    return (
      [-1, 1].map((side) => flame(600 + side * (w + 32), y + 30, 26)).join('') +
      repeat(inner, (k) => flame(600 + ((k - (inner - 1) / 2) * 1.5 * w) / inner, y + 42, 22))
    );
  });
  const shikhara = (x: number, scale: number, fill: string) =>
    group(
      d`translate(${x} 830)` + ` scale(${scale})`,
      path('M-150,0V-150H-120C-120,-300 -70,-420 -16,-470H16C70,-420 120,-300 120,-150H150V0Z', {
        fill,
      }) +
        ellipse(0, -478, 40, 14, { fill }) +
        path('M0,-540V-490', { stroke: fill, 'stroke-width': 8 }) +
        path('M0,-540l60,14l-60,16z', { fill: colour.red }) +
        repeat(5, (i) =>
          line(
            d`M${-118 + 6 * i * i * 0.9},${-170 - 56 * i}H${118 - 6 * i * i * 0.9}`,
            '#00000033',
            4,
          ),
        ),
    );
  return picture(
    defs +
      flameDefs +
      fade('stone', [
        [0, '#c08d6a'],
        [1, '#7d574b'],
      ]),
    sky +
      circle(930, 170, 54, { fill: '#fdf0c8' }) +
      shikhara(250, 1, '#3a2238') +
      shikhara(960, 0.8, '#432842') +
      rect(0, 800, 1200, 100, { fill: '#2a1728' }) +
      glow(600, 470, 560) +
      path('M420,830L450,764H750L780,830Z', { fill: '#7d574b' }) +
      rect(390, 830, 420, 30, { fill: '#68463f' }) +
      tower +
      path('M538,170C560,120 590,110 600,84C610,110 640,120 662,170Z', { fill: '#c08d6a' }) +
      flame(600, 92, 60) +
      lights,
  );
}
