import { createChance } from '../../podcasts/chance';
import { circle, colour, d, el, ellipse, fade, group, path, rect, repeat, SIZE } from '../draw';

const tongue = (scale: number, fill: string) =>
  path('M0,0C-30,-6 -32,-42 -12,-64C-6,-76 -2,-88 2,-100C8,-82 30,-56 26,-28C24,-10 12,-1 0,0Z', {
    fill,
    transform: `scale(${scale})`,
  });

/** A flame and the light around it; a picture with flames needs them among its definitions. */
export const flameDefs =
  fade(
    'glow',
    [
      [0, '#ffe9a8/0.85'],
      [0.35, '#f2b632/0.32'],
      [1, '#f2b632/0'],
    ],
    'out',
  ) +
  el(
    'g',
    { id: 'fire' },
    tongue(1, colour.orange) + tongue(0.78, colour.yellow) + tongue(0.46, '#fff6d8'),
  ) +
  el(
    'g',
    { id: 'flame' },
    circle(0, -45, 200, { fill: 'url(#glow)' }) + el('use', { href: '#fire' }),
  );

export const glow = (x: number, y: number, r: number) => circle(x, y, r, { fill: 'url(#glow)' });

/** A flame that stands on (x, y), `height` tall, leaning as a draught takes it. */
export function flame(x: number, y: number, height: number, lean = 0, id = 'flame'): string {
  const transform = d`translate(${x} ${y}) rotate(${lean})` + ` scale(${height / 100})`;
  return el('use', { href: `#${id}`, transform });
}

/** A clay diya seen from the side, its flame at the lip. */
export function diya(x: number, y: number, scale: number, lean = 0): string {
  return group(
    d`translate(${x} ${y})` + ` scale(${scale})`,
    ellipse(0, 30, 62, 9, { fill: '#000', opacity: 0.25 }) +
      path('M-66,-4C-58,22 -32,32 0,32C34,32 58,18 78,-10C40,4 -30,6 -66,-4Z', {
        fill: '#8a3d20',
      }) +
      path('M-66,-4C-40,-18 50,-22 78,-10C50,8 -36,8 -66,-4Z', { fill: colour.clay }) +
      path('M-52,-5C-30,-14 44,-17 66,-10C42,3 -30,4 -52,-5Z', { fill: '#5a2413' }) +
      path('M-40,14C-14,22 24,22 50,8', {
        fill: 'none',
        stroke: colour.soft,
        'stroke-width': 3,
        'stroke-dasharray': '1 9',
        'stroke-linecap': 'round',
      }) +
      flame(64, -10, 58, lean),
  );
}

/** A sky from `top` to `bottom`, with stars down to `until`. */
export function nightSky(top: string, bottom: string, until: number, seed: number) {
  const chance = createChance(seed);
  return {
    defs: fade('sky', [
      [0, top],
      [1, bottom],
    ]),
    sky:
      rect(0, 0, SIZE.width, SIZE.height, { fill: 'url(#sky)' }) +
      repeat(70, () =>
        circle(
          chance.between(0, SIZE.width),
          until * chance.next() ** 1.4,
          chance.between(0.8, 2.4),
          {
            fill: colour.soft,
            opacity: chance.between(0.25, 0.9).toFixed(2),
          },
        ),
      ),
  };
}

/** Metal lit from one side; `picture` needs it among its definitions. */
export const brassDefs =
  '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8a5612"/><stop offset=".3" stop-color="#f6cf6c"/><stop offset=".55" stop-color="#d99a26"/><stop offset="1" stop-color="#7a4a10"/></linearGradient>';

/** A turned shape: half its outline, from the top down, mirrored at x = 0. */
export function turned(outline: [radius: number, y: number][], fill = 'url(#brass)'): string {
  const side = (sign: 1 | -1) => outline.map(([r, y]) => `${sign * r},${y}`);
  return path(`M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`, { fill });
}
