import { circle, colour, path, picture, rect, repeat } from '../draw';
import { diya, flameDefs, glow, nightSky } from './parts';

/** Clay lamps on the steps of a house at Diwali. */
export function drawDiyasOnSteps(): string {
  const { defs, sky } = nightSky('#0a1230', '#3a1d3d', 260, 3);
  const step = (i: number) => {
    const [y, half] = [470 + 105 * i, 250 + 110 * i];
    const lamps = 4 + i;
    return (
      rect(600 - half, y, 2 * half, 62, {
        fill: ['#93503a', '#a55d42', '#b66a4a', '#c67753'][i] ?? '',
      }) +
      rect(600 - half - 10, y + 62, 2 * half + 20, 44, {
        fill: ['#6c3527', '#7a3e2d', '#874733', '#945039'][i] ?? '',
      }) +
      repeat(lamps, (k) =>
        diya(600 - half + ((k + 0.5) * 2 * half) / lamps, y + 14, 0.72 + 0.08 * i, (k % 3) * 4 - 4),
      )
    );
  };
  const door =
    rect(400, 90, 400, 390, { fill: '#5b2a22' }) +
    rect(424, 120, 352, 360, { fill: colour.deepRed }) +
    path('M470,480V230C470,160 540,140 600,118C660,140 730,160 730,230V480Z', { fill: '#f0a63a' }) +
    path('M488,480V236C488,178 548,160 600,140C652,160 712,178 712,236V480Z', { fill: '#ffd98a' }) +
    glow(600, 330, 330) +
    rect(380, 70, 440, 34, { fill: '#7a3a2c' });
  const marigolds = repeat(17, (i) => {
    const x = 400 + 25 * i;
    const y = 112 + 34 * Math.abs(Math.sin((Math.PI * 4 * i) / 16));
    return (
      circle(x, y, 14, { fill: i % 2 ? colour.yellow : colour.orange }) +
      circle(x, y, 7, { fill: i % 2 ? colour.orange : colour.yellow })
    );
  });
  const wall =
    rect(0, 60, 1200, 420, { fill: '#2a1630' }) + rect(0, 46, 1200, 20, { fill: '#3b2040' });
  return picture(
    defs + flameDefs,
    sky +
      wall +
      door +
      marigolds +
      rect(0, 470, 1200, 430, { fill: '#241229' }) +
      [0, 1, 2, 3].map(step).join(''),
  );
}
