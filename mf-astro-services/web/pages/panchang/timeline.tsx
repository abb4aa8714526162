import { findMinute, writeTime, type WallMinute } from 'shared/i18n/clock';
import { choghadiyaNames, periodNames } from '../../../model/panchang-names/times';
import { sortTimes } from './day-times';
import type { DayView } from './day-view';
import { movingLine, placeWithin, type Stretch } from './running';
import classes from './timeline.module.css';

const WIDTH = 960;
const ROW = 44;
const TOP = 40;
const rowTops = { choghadiya: 84, good: 178, avoided: 272 };
const HEIGHT = 330;
const hourMs = 3_600_000;
const tones = { good: classes.good, neutral: classes.neutral, bad: classes.bad };

/** The day from sunrise to sunrise as a picture: choghadiya, good times, times left out. */
export function Timeline({ view, now }: { view: DayView; now: number }) {
  const { day, text, lang, stretch, face } = view;
  const [start, end] = [Date.parse(day.sunrise), Date.parse(day.nextSunrise)];
  const whole = { start: day.sunrise, end: day.nextSunrise };
  const place = (at: number) => placeWithin(whole, at, WIDTH);
  const { good, avoided } = sortTimes(day);
  const words = text.timeline;
  const sunset = place(Date.parse(day.sunset));
  const bar = (
    key: string,
    span: Stretch,
    top: number,
    tone: keyof typeof tones,
    title: string,
  ) => {
    const [x, right] = [place(Date.parse(span.start)), place(Date.parse(span.end))];
    if (right <= x) return null;
    return (
      <rect key={key} className={tones[tone]} x={x} y={top} width={right - x} height={ROW}>
        <title>{`${title} ${stretch(span)}`}</title>
      </rect>
    );
  };
  return (
    <svg
      className={classes.timeline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.title}. ${words.lead}`}
    >
      <rect className={classes.light} x={0} y={TOP} width={sunset} height={HEIGHT - TOP} />
      <rect
        className={classes.dark}
        x={sunset}
        y={TOP}
        width={WIDTH - sunset}
        height={HEIGHT - TOP}
      />
      {listHours(start, end, findMinute(day.sunrise, face.timeZone)).map((at, index) => (
        <g key={at} className={index % 2 ? classes.minor : undefined}>
          <line className={classes.hour} x1={place(at)} y1={TOP} x2={place(at)} y2={HEIGHT} />
          <text className={classes.hourName} x={place(at)} y={28}>
            {writeTime(new Date(at).toISOString(), face)}
          </text>
        </g>
      ))}
      {[...day.choghadiya.day, ...day.choghadiya.night].map(({ name, quality, ...span }) =>
        bar(span.start, span, rowTops.choghadiya, quality, choghadiyaNames[name][lang]),
      )}
      {good.map(({ name, ...span }) =>
        bar(name + span.start, span, rowTops.good, 'good', periodNames[name][lang]),
      )}
      {avoided.map(({ name, ...span }) =>
        bar(name + span.start, span, rowTops.avoided, 'bad', periodNames[name][lang]),
      )}
      {(['choghadiya', 'good', 'avoided'] as const).map((row) => (
        <text key={row} className={classes.rowName} x={8} y={rowTops[row] - 10}>
          {words[row]}
        </text>
      ))}
      <g {...movingLine(whole, now, WIDTH)}>
        <line className={classes.now} y1={TOP} y2={HEIGHT} />
        <circle className={classes.nowMark} cy={TOP} r={6} />
      </g>
    </svg>
  );
}

/** Every third hour of the clock within the day, without those at its very edges. */
function listHours(start: number, end: number, { hour, minute }: WallMinute): number[] {
  const midnight = Math.round(start / 60_000) * 60_000 - hour * hourMs - minute * 60_000;
  const edge = hourMs / 2;
  return Array.from({ length: 16 }, (_, third) => midnight + third * 3 * hourMs).filter(
    (at) => start + edge < at && at < end - edge,
  );
}
