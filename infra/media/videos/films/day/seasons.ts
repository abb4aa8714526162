import { number } from '../../drawing/numerals';
import { ease, mix } from '../../drawing/pace';
import { sun } from '../../drawing/sky';
import { box, line, type Point } from '../../drawing/svg';
import { palette } from '../../palette';
import { findDelhiDay } from './delhi-days';

/** The weeks from the shortest day to the longest, so that all are Mondays. */
const WEEKS = 26;
const days = Array.from({ length: WEEKS + 1 }, (_, week) => findDelhiDay(week * 7));

/** Between two Mondays, so that the picture glides. */
function dayAt(week: number) {
  const [before, after] = [days[Math.floor(week)], days[Math.ceil(week)]];
  if (!before || !after) throw new RangeError(`No week ${week}`);
  const share = week % 1;
  return {
    rise: mix(before.rise, after.rise, share),
    set: mix(before.set, after.set, share),
    rahu: before.rahu,
  };
}

const atHour = (hour: number) => mix(120, 1080, (hour - 5) / 14.6);

function clock(hour: number, at: Point, colour: string): string {
  const minutes = Math.floor(hour * 60);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return number(text, at, 38, colour);
}

/** A Monday in Delhi from the shortest to the longest: the eighths grow with the daylight. */
export function drawSeasons(second: number): string {
  const { rise, set, rahu } = dayAt(WEEKS * ease(second, 31, 36));
  const [from, to] = [atHour(rise), atHour(set)];
  const width = (to - from) / 8;
  const parts = Array.from({ length: 8 }, (_, index) => {
    const isRahu = index + 1 === rahu;
    const fill = isRahu ? palette.red : index % 2 ? '#f6c95f' : palette.yellow;
    const x = from + index * width;
    return (
      box([x + 2, 200], [width - 4, 170], 10, { fill }) +
      number(index + 1, [x + width / 2, 285], 44, isRahu ? palette.cream : palette.redDeep)
    );
  });
  const edge = (part: number, aside: number) =>
    clock(rise + ((set - rise) * part) / 8, [from + part * width + aside, 145], palette.red);
  return [
    line([70, 390], [1130, 390], { stroke: palette.teal }),
    ...parts,
    edge(rahu - 1, -44),
    edge(rahu, 44),
    clock(rise, [from, 440], palette.tealDeep),
    clock(set, [to, 440], palette.tealDeep),
    sun([from, 510], 20),
    sun([to, 510], 20),
  ].join('');
}
