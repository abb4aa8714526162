import { around, circle, colour, group, line, petal, picture } from '../draw';
import { lampFromAbove, layFloor } from './floors';

const paste = colour.cream;

/** A Diwali rangoli of coloured powder, poured in curves, with clay lamps at its points. */
export function drawPowderRangoli(): string {
  const { defs, floor } = layFloor('#3a3f5a', '#171b30', colour.soft, 17);
  const white = (width: number) => ({ fill: 'none', stroke: paste, 'stroke-width': width });
  const outer =
    around(12, petal(372, 168, { fill: colour.teal, ...stroke(5) })) +
    around(12, group('translate(0 -250)', petal(112, 62, { fill: colour.yellow })), 0) +
    around(12, group('translate(0 -266)', petal(76, 36, { fill: colour.red }))) +
    circle(0, 0, 262, { fill: colour.deepRed, ...stroke(6) });
  const middle =
    around(
      12,
      group('translate(0 -150)', petal(100, 74, { fill: colour.orange, ...stroke(4) })),
      15,
    ) +
    around(12, group('translate(0 -158)', petal(62, 36, { fill: colour.yellow })), 15) +
    around(24, circle(0, -276, 6, { fill: paste }), 7.5) +
    circle(0, 0, 164, { fill: '#1b7d8a', ...stroke(5) });
  const curl = 'M0,-150C-34,-138 -40,-96 -14,-88C4,-84 10,-104 -4,-108';
  const inner =
    around(8, line(curl, paste, 5) + group('scale(-1 1)', line(curl, paste, 5))) +
    around(8, petal(92, 54, { fill: colour.red, ...stroke(4) }), 22.5) +
    around(8, petal(60, 26, { fill: colour.yellow }), 22.5) +
    circle(0, 0, 26, { fill: colour.yellow, ...stroke(5) }) +
    circle(0, 0, 9, { fill: colour.red });
  const tips = around(12, group('translate(0 -388) rotate(-90)', lampFromAbove()));
  const sparks = around(
    12,
    group(
      'translate(0 -352)',
      circle(0, 0, 20, white(4)) + circle(0, 0, 8, { fill: colour.yellow }),
    ),
    15,
  );
  return picture(defs, floor + group('translate(600 450)', outer + sparks + middle + inner + tips));

  function stroke(width: number) {
    return { stroke: paste, 'stroke-width': width };
  }
}
