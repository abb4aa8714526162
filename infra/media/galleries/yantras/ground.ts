import { circle, colour, ellipse, fade, group, path, picture, rect } from '../draw';

/** Jaipur, where five of the six stand. */
export const LATITUDE = 26.92;

interface Day {
  /** Colours of the sky, above and at the horizon. */
  sky: [string, string];
  horizon: number;
  /** Where the Sun stands on the picture, when one looks south. */
  sun?: [number, number];
}

/** The yard of an observatory: sky, hills of the Aravalli, a wall, and level ground. */
export function drawYard({ sky, horizon, sun }: Day, instrument: string, more = ''): string {
  const defs =
    fade('sky', [
      [0, sky[0]],
      [1, sky[1]],
    ]) +
    fade('ground', [
      [0, '#d9a566'],
      [1, '#b97f45'],
    ]) +
    fade(
      'sunlight',
      [
        [0, '#fff6d0/1'],
        [0.25, '#ffe39a/0.7'],
        [1, '#ffe39a/0'],
      ],
      'out',
    );
  const hills =
    path(
      `M0,${horizon}V${horizon - 70}C140,${horizon - 150} 260,${horizon - 60} 380,${horizon - 96}C520,${horizon - 150} 640,${horizon - 40} 800,${horizon - 84}C960,${horizon - 140} 1080,${horizon - 60} 1200,${horizon - 110}V${horizon}Z`,
      { fill: '#b98a86', opacity: 0.55 },
    ) +
    path(
      `M0,${horizon}V${horizon - 30}C200,${horizon - 84} 360,${horizon - 16} 560,${horizon - 40}C760,${horizon - 70} 980,${horizon - 10} 1200,${horizon - 46}V${horizon}Z`,
      { fill: '#a5706a', opacity: 0.6 },
    );
  const cloud = (x: number, y: number, w: number) =>
    ellipse(x, y, w, 11, { fill: colour.cream, opacity: 0.5 }) +
    ellipse(x + 0.3 * w, y - 11, 0.55 * w, 10, { fill: colour.cream, opacity: 0.4 });
  const clouds = cloud(220, 0.3 * horizon, 130) + cloud(900, 0.22 * horizon, 170);
  const tree = (x: number, s: number) =>
    group(
      `translate(${x} ${horizon + 8}) scale(${s})`,
      rect(-5, -60, 10, 60, { fill: '#5d3a28' }) +
        circle(0, -84, 36, { fill: '#3f6f55' }) +
        circle(-28, -66, 25, { fill: '#4c7f5c' }) +
        circle(27, -64, 27, { fill: '#37634b' }),
    );
  return picture(
    defs + more,
    rect(0, 0, 1200, horizon + 2, { fill: 'url(#sky)' }) +
      (sun
        ? circle(sun[0], sun[1], 190, { fill: 'url(#sunlight)' }) +
          circle(sun[0], sun[1], 40, { fill: '#fff6d0' })
        : clouds) +
      hills +
      tree(70, 1) +
      tree(160, 0.7) +
      tree(1130, 0.9) +
      tree(1040, 0.6) +
      rect(0, horizon, 1200, 900 - horizon, { fill: 'url(#ground)' }) +
      rect(0, horizon - 2, 1200, 12, { fill: '#8f5f45' }) +
      instrument,
  );
}

export const shadowOn = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, { fill: colour.ink, opacity: 0.18 });
