import { colour, d, line, path, rect, repeat } from '../draw';
import { stone } from './../space';
import { drawYard, shadowOn } from './ground';

const GROUND = 780;

/**
 * Misra yantra of Delhi from the north: the small Samrat in the middle, and on both sides of it the
 * semicircles of the Niyata Chakra, which carry meridians west and east of Delhi.
 */
export function drawMisra(): string {
  const half = (side: 1 | -1) => {
    const x = (value: number) => 600 + side * value;
    const arch = (inner: number, outer: number, fill: string) =>
      path(
        d`M${x(70)},${470 - outer}A${outer},${outer} 0 0 ${side === 1 ? 1 : 0} ${x(70)},${470 + outer}L${x(70)},${470 + inner}A${inner},${inner} 0 0 ${side === 1 ? 0 : 1} ${x(70)},${470 - inner}Z`,
        { fill },
      );
    const body = path(
      d`M${x(60)},${GROUND}V160C${x(150)},150 ${x(330)},190 ${x(400)},330C${x(450)},430 ${x(440)},560 ${x(470)},${GROUND}Z`,
      { fill: side === 1 ? '#c8563a' : '#b64a33' },
    );
    const marks = repeat(31, (i) => {
      const angle = Math.PI * (i / 30 - 0.5);
      const at = (r: number) => d`${x(70 + r * Math.cos(angle))},${470 + r * Math.sin(angle)}`;
      return line(`M${at(262)}L${at(i % 5 ? 252 : 242)}`, colour.ink, i % 5 ? 1.5 : 3);
    });
    const window = (cx: number, cy: number) =>
      path(
        d`M${x(cx) - 24},${cy + 60}V${cy}C${x(cx) - 24},${cy - 34} ${x(cx) + 24},${cy - 34} ${x(cx) + 24},${cy}V${cy + 60}Z`,
        { fill: '#6d2118' },
      );
    const wing = path(d`M${x(430)},${GROUND}L${x(450)},600L${x(560)},640V${GROUND}Z`, {
      fill: side === 1 ? '#b64a33' : '#a1402c',
    });
    return (
      wing +
      body +
      arch(240, 264, stone.marble) +
      marks +
      arch(205, 222, '#e8b57f') +
      arch(165, 184, stone.marble) +
      arch(128, 144, '#e8b57f') +
      arch(0, 92, '#8c3323') +
      window(345, 640) +
      window(410, 690) +
      window(250, 690) +
      line(d`M${x(70)},206V734`, '#8c3323', 5)
    );
  };
  const stairs =
    path(d`M530,${GROUND}V130H670V${GROUND}Z`, { fill: '#d9694a' }) +
    path(d`M548,${GROUND}L556,150H644L652,${GROUND}Z`, { fill: '#e0a070' }) +
    repeat(22, (i) => {
      const y = 762 - 27.5 * i;
      const w = 46 - 0.2 * i;
      return (
        rect(600 - w, y, 2 * w, 13, { fill: '#8c3323' }) +
        rect(600 - w, y, 2 * w, 5, { fill: stone.marble })
      );
    }) +
    path('M520,130H680L664,96H536Z', { fill: '#b64a33' }) +
    rect(560, 64, 80, 34, { fill: '#d9694a' }) +
    path('M552,64C570,30 630,30 648,64Z', { fill: '#b64a33' });
  const plinth =
    rect(90, GROUND, 1020, 26, { fill: '#8c3323' }) +
    rect(60, GROUND + 26, 1080, 20, { fill: '#a1402c' });
  return drawYard(
    { sky: ['#246a86', '#fbdca6'], horizon: 640, sun: [1010, 170] },
    shadowOn(600, GROUND + 52, 580, 34) + half(-1) + half(1) + stairs + plinth,
  );
}
