import { circle, colour, d, group, line, path, picture, rect, repeat } from '../draw';
import { flameDefs, glow, nightSky } from './parts';

/** Akash kandil: paper lanterns above a lane in Maharashtra. */
export function drawAkashKandil(): string {
  const { defs, sky } = nightSky('#081b3a', '#51285a', 480, 23);
  const lantern = (x: number, y: number, size: number, [light, dark]: [string, string]) => {
    const spokes = Array.from({ length: 8 }, (_, i) => {
      const [a, b, c] = [i - 0.5, i, i + 0.5].map((k) => (Math.PI * k) / 4 - Math.PI / 2) as [
        number,
        number,
        number,
      ];
      const at = (angle: number, r: number) => d`${r * Math.cos(angle)},${r * Math.sin(angle)}`;
      return (
        path(`M0,0L${at(a, 46)}L${at(b, 100)}Z`, { fill: light }) +
        path(`M0,0L${at(c, 46)}L${at(b, 100)}Z`, { fill: dark })
      );
    });
    const tails = [-30, -15, 0, 15, 30]
      .map((tx, i) =>
        line(
          d`M${tx},${i % 2 ? 84 : 92}C${tx - 8},130 ${tx + 10},160 ${tx},${200 + (i % 2) * 20}`,
          i % 2 ? colour.yellow : colour.soft,
          5,
        ),
      )
      .join('');
    return (
      glow(x, y, size * 2.6) +
      line(d`M${x},0V${y - size}`, '#1b1020', 3) +
      group(
        d`translate(${x} ${y})` + ` scale(${size / 100})`,
        tails +
          spokes.join('') +
          circle(0, 0, 34, { fill: '#fff3c9' }) +
          circle(0, 0, 20, { fill: '#ffe08a' }),
      )
    );
  };
  const house = (x: number, width: number, top: number, fill: string, flip: boolean) => {
    const columns = width > 200 ? 2 : 1;
    const windows = repeat(3 * columns, (i) => {
      const [wx, wy] = [x + 50 + (i % columns) * 120, top + 70 + Math.floor(i / columns) * 170];
      return (
        rect(wx, wy, 70, 100, { fill: '#f4b04a' }) +
        line(d`M${wx + 35},${wy}v100M${wx},${wy + 40}h70`, fill, 6) +
        rect(wx - 10, wy + 100, 90, 10, { fill: '#160c1c' })
      );
    });
    const roof = path(
      d`M${x - 24},${top}L${x + (flip ? width : 0)},${top - 70}L${x + width + 24},${top}Z`,
      { fill: '#241226' },
    );
    return rect(x, top, width, 900 - top, { fill }) + roof + windows;
  };
  return picture(
    defs + flameDefs,
    sky +
      house(-20, 270, 300, '#3a2140', false) +
      house(950, 270, 260, '#43264a', true) +
      house(225, 170, 470, '#2c1833', true) +
      house(800, 175, 440, '#321c39', false) +
      path('M395,900L520,640H690L800,900Z', { fill: '#241429' }) +
      line('M0,150C300,230 900,230 1200,130', '#1b1020', 3) +
      lantern(600, 360, 150, [colour.orange, colour.red]) +
      lantern(330, 270, 84, ['#3aa0a8', colour.teal]) +
      lantern(880, 262, 92, [colour.yellow, colour.brass]) +
      lantern(470, 610, 48, ['#e58aa0', colour.deepRed]) +
      lantern(745, 600, 52, ['#7fc28f', colour.leaf]),
  );
}
