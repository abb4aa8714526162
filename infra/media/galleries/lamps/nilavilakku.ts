import { circle, colour, d, ellipse, fade, group, path, picture, rect, repeat } from '../draw';
import { brassDefs, flame, flameDefs, glow, turned } from './parts';

/** Nilavilakku, the standing brass lamp of Kerala, at the hour of lighting. */
export function drawNilavilakku(): string {
  const defs =
    fade('room', [
      [0, '#7c1a20'],
      [1, '#3b0d12'],
    ]) +
    fade('floor', [
      [0, '#4a1418'],
      [1, '#260a0c'],
    ]);
  const lamp =
    turned([
      [3, -300],
      [12, -282],
      [6, -262],
      [20, -240],
      [30, -214],
      [14, -190],
      [8, -176],
    ]) +
    turned([
      [10, -180],
      [14, -120],
      [26, -104],
      [12, -90],
      [12, 60],
      [30, 76],
      [14, 92],
      [14, 190],
      [34, 206],
      [18, 222],
      [22, 262],
      [60, 290],
      [150, 322],
      [158, 340],
      [0, 340],
    ]) +
    ellipse(0, -92, 205, 34, { fill: '#7a4a10' }) +
    path('M-205,-96C-160,-40 160,-40 205,-96C160,-66 -160,-66 -205,-96Z', { fill: 'url(#brass)' }) +
    ellipse(0, -98, 200, 27, { fill: '#d99a26' }) +
    ellipse(0, -98, 182, 21, { fill: '#6d3d0c' }) +
    turned([
      [8, -190],
      [10, -96],
      [0, -92],
    ]) +
    [-186, -112, 0, 112, 186]
      .map((x) => flame(x, -98 + (Math.abs(x) > 150 ? 0 : 16), 74 - Math.abs(x) / 14, x / 30))
      .join('');
  const kolam = repeat(24, (i) => {
    const angle = (2 * Math.PI * i) / 24;
    return circle(600 + 300 * Math.cos(angle), 800 + 62 * Math.sin(angle), 6, {
      fill: colour.cream,
      opacity: 0.9,
    });
  });
  const pillar = (x: number) =>
    rect(x - 42, 0, 84, 700, { fill: '#5a2316' }) +
    rect(x - 42, 0, 22, 700, { fill: '#74311f' }) +
    rect(x - 60, 640, 120, 70, { fill: '#6b2c1c' }) +
    rect(x - 60, 60, 120, 34, { fill: '#6b2c1c' });
  const bowl = (x: number, inside: string) =>
    ellipse(x, 830, 66, 12, { fill: '#000', opacity: 0.3 }) +
    path(d`M${x - 62},790C${x - 54},840 ${x + 54},840 ${x + 62},790Z`, { fill: 'url(#brass)' }) +
    ellipse(x, 790, 62, 15, { fill: inside });
  return picture(
    defs + flameDefs + brassDefs,
    rect(0, 0, 1200, 900, { fill: 'url(#room)' }) +
      glow(600, 380, 620) +
      pillar(130) +
      pillar(1070) +
      rect(0, 700, 1200, 200, { fill: 'url(#floor)' }) +
      ellipse(600, 800, 330, 72, {
        fill: 'none',
        stroke: colour.cream,
        'stroke-width': 3,
        'stroke-opacity': 0.7,
      }) +
      kolam +
      ellipse(600, 806, 190, 26, { fill: '#000', opacity: 0.35 }) +
      group('translate(600 466)', lamp) +
      bowl(300, colour.cream) +
      bowl(900, colour.red) +
      repeat(7, (i) =>
        circle(872 + 9 * i, 784 - 6 * Math.sin(i * 1.4), 11, {
          fill: i % 2 ? colour.yellow : colour.orange,
        }),
      ),
  );
}
