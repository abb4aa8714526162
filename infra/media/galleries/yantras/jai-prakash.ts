import { colour, line, path } from '../draw';
import { arc, cos, drawFaces, outline, sin, stone, strip, type Face, type Vector } from '../space';
import { drawYard, LATITUDE, shadowOn } from './ground';

/** A point in a hollow hemisphere below the horizon: the mirror of a place in the sky. */
function hollow(azimuth: number, altitude: number, r: number): Vector {
  return [-r * sin(azimuth) * cos(altitude), -r * cos(azimuth) * cos(altitude), -r * sin(altitude)];
}

/** A place in the sky by hour angle and declination, in degrees. */
function place(hourAngle: number, declination: number): { azimuth: number; altitude: number } {
  const x = -cos(declination) * sin(hourAngle);
  const y = cos(LATITUDE) * sin(declination) - sin(LATITUDE) * cos(declination) * cos(hourAngle);
  const z = sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hourAngle);
  return {
    azimuth: (Math.atan2(x, y) * 180) / Math.PI,
    altitude: (Math.asin(z) * 180) / Math.PI,
  };
}

/**
 * Jai Prakash yantra: the sky turned over into a bowl of marble. Slabs alternate with gaps in which the
 * observer walks; the shadow of a ring hung on wires over the middle is the Sun.
 */
export function drawJaiPrakash(): string {
  const view = { from: 180, tilt: 52, scale: 168, at: [600, 470] as [number, number] };
  const R = 2.5;
  const slabs: Face[] = [];
  for (let sector = 0; sector < 12; sector++) {
    const isSlab = sector % 2 === 0;
    for (let band = 0; band < 6; band++) {
      const low = 15 * band;
      const corner = (azimuth: number, altitude: number) => hollow(azimuth, altitude, R);
      for (const part of [0, 1]) {
        const [a, b] = [30 * sector + 15 * part, 30 * sector + 15 * (part + 1)];
        slabs.push({
          points: [corner(a, low), corner(b, low), corner(b, low + 15), corner(a, low + 15)],
          fill: isSlab ? '#fbeed3' : band % 2 ? '#7d4a2f' : '#6c3e28',
        });
      }
    }
  }
  // only the far wall shows its inside; the near one is hidden by the rim
  const towards: Vector = [0, -cos(view.tilt), sin(view.tilt)];
  const inside = slabs.filter(({ points }) => {
    const [x, y, z] = points.reduce((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [
      0, 0, 0,
    ] as Vector);
    return -(x * towards[0] + y * towards[1] + z * towards[2]) > 0;
  });
  const lineOf = (points: Vector[], stroke: string, width: number) =>
    line(outline(points, view, ''), stroke, width, { opacity: 0.75 });
  const course = (declination: number) =>
    Array.from({ length: 31 }, (_, i) => place(-90 + 6 * i, declination))
      .filter(({ altitude }) => altitude >= 0)
      .map(({ azimuth, altitude }) => hollow(azimuth, altitude, R * 0.995));
  const hours = [-60, -45, -30, -15, 0, 15, 30, 45, 60].map((hour) =>
    Array.from({ length: 13 }, (_, i) => place(hour, -24 + 4 * i)).map(({ azimuth, altitude }) =>
      hollow(azimuth, altitude, R * 0.995),
    ),
  );
  const rim = (r: number, z = 0) =>
    arc(
      [0, 0, z],
      [
        [1, 0, 0],
        [0, 1, 0],
      ],
      r,
      [0, 360],
      72,
    );
  const sun = place(-28, -8);
  const shadow = hollow(sun.azimuth, sun.altitude, R * 0.99);
  const wires = [
    [R, 0],
    [0, R],
  ].map(([x = 0, y = 0]) =>
    line(
      outline(
        [
          [x, y, 0.02],
          [-x, -y, 0.02],
        ],
        view,
        '',
      ),
      '#3b2a20',
      3,
    ),
  );
  return drawYard(
    { sky: ['#2f8a9a', '#fbe3b4'], horizon: 190 },
    shadowOn(600, 500, 520, 380) +
      drawFaces(strip(rim(2.95, -0.2), rim(2.95, 0), stone.deep), view) +
      path(outline(rim(2.95), view), { fill: '#d99f5a' }) +
      path(outline(rim(2.72), view), { fill: stone.marble }) +
      path(outline(rim(2.5), view), { fill: '#4f2c1c' }) +
      `<g clip-path="url(#rim)">${drawFaces(inside, view)}` +
      hours.map((points) => lineOf(points, colour.teal, 1.8)).join('') +
      [-23.44, -20.2, -11.5, 0, 11.5, 20.2, 23.44]
        .map((dec) =>
          lineOf(course(dec), dec === 0 ? colour.red : '#8f5a34', dec === 0 ? 3.5 : 1.8),
        )
        .join('') +
      '</g>' +
      Array.from({ length: 72 }, (_, i) =>
        line(
          outline(
            [
              [2.52 * cos(5 * i), 2.52 * sin(5 * i), 0],
              [(i % 6 ? 2.58 : 2.68) * cos(5 * i), (i % 6 ? 2.58 : 2.68) * sin(5 * i), 0],
            ],
            view,
            '',
          ),
          colour.ink,
          i % 6 ? 1.2 : 2.5,
        ),
      ).join('') +
      wires.join('') +
      path(
        outline(
          arc(
            [0, 0, 0.02],
            [
              [1, 0, 0],
              [0, 1, 0],
            ],
            0.15,
            [0, 360],
            24,
          ),
          view,
        ),
        { fill: 'none', stroke: '#3b2a20', 'stroke-width': 8 },
      ) +
      path(
        outline(
          arc(
            shadow,
            [
              [1, 0, 0],
              [0, 0.8, 0.5],
            ],
            0.17,
            [0, 360],
            24,
          ),
          view,
        ),
        { fill: colour.ink, opacity: 0.7 },
      ),
    `<clipPath id="rim">${path(outline(rim(2.5), view), {})}</clipPath>`,
  );
}
