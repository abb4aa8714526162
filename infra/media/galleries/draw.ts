/** The colours of the site, and tints that stand between them. */
export const colour = {
  red: '#a3242b',
  deepRed: '#7c1a20',
  yellow: '#f2b632',
  soft: '#fbe7b2',
  teal: '#0f5f6b',
  deepTeal: '#083c45',
  cream: '#fdf6ea',
  ink: '#2b1d1a',
  orange: '#e0762c',
  clay: '#b5562f',
  brass: '#d99a26',
  leaf: '#4c7f5c',
  night: '#052a31',
};

export const SIZE = { width: 1200, height: 900 };

type Attributes = Record<string, string | number>;

const round = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

export function el(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${key.includes('opacity') ? value : round(value)}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

/** Path data with its numbers rounded. */
export function d(words: TemplateStringsArray, ...values: (number | string)[]): string {
  return words.map((word, i) => word + (i < values.length ? round(values[i] ?? '') : '')).join('');
}

export const path = (data: string, attributes: Attributes) =>
  el('path', { d: data, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  el('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes) =>
  el('ellipse', { cx, cy, rx, ry, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  el('rect', { x, y, width, height, ...attributes });
export const line = (data: string, stroke: string, width: number, more: Attributes = {}) =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
export const group = (transform: string, children: string, more: Attributes = {}) =>
  el('g', { transform, ...more }, children);

/** `count` times what `make` gives. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** The same `count` times around the origin; drawn once, then used again. */
export function around(count: number, child: string, start = 0): string {
  const id = nameOf(`${count} ${start} ${child}`);
  const turn = (i: number) => d`rotate(${start + (360 * i) / count})`;
  return (
    group(turn(0), el('g', { id }, child)) +
    repeat(count - 1, (i) => el('use', { href: `#${id}`, transform: turn(i + 1) }))
  );
}

/** A short name that follows from the drawing itself. */
function nameOf(drawing: string): string {
  let hash = 7;
  for (const sign of drawing) hash = (hash * 31 + sign.charCodeAt(0)) % 0x7fffffff;
  return `p${hash.toString(36)}`;
}

/** A petal from the origin upwards. */
export function petal(length: number, width: number, attributes: Attributes): string {
  const [w, l] = [width / 2, length];
  return path(
    d`M0,0C${-w},${-0.25 * l} ${-w},${-0.7 * l} 0,${-l}C${w},${-0.7 * l} ${w},${-0.25 * l} 0,0Z`,
    attributes,
  );
}

export function fade(id: string, stops: [number, string][], kind: 'down' | 'out' = 'down'): string {
  const children = stops
    .map(([offset, stop]) => {
      const [paint, opacity = '1'] = stop.split('/');
      return el('stop', {
        offset: String(offset),
        'stop-color': paint ?? '',
        'stop-opacity': opacity,
      });
    })
    .join('');
  return kind === 'down'
    ? el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, children)
    : el('radialGradient', { id }, children);
}

export function picture(defs: string, children: string, { width, height } = SIZE): string {
  const box = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  };
  return `${el('svg', box, (defs && el('defs', {}, defs)) + children)}\n`;
}
