import { choghadiyaNames, periodNames } from '../../model/panchang-names/times';
import { sortTimes } from './day-times';
import type { DayView, Stretch } from './day-view';
import classes from './timeline.module.css';

const WIDTH = 960;
const ROW = 34;
const rowTops = { choghadiya: 44, good: 116, avoided: 188 };
const HEIGHT = 240;
const hourMs = 3_600_000;
const tones = { good: classes.good, neutral: classes.neutral, bad: classes.bad };

/** The day from sunrise to sunrise as a picture: choghadiya, good times, times left out. */
export function Timeline({ view, now }: { view: DayView; now: number }) {
  const { day, text, lang, clock } = view;
  const [start, end] = [Date.parse(day.sunrise), Date.parse(day.nextSunrise)];
  const place = (at: number) =>
    Math.round((WIDTH * (Math.min(end, Math.max(start, at)) - start)) / (end - start));
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
        <title>{`${title} ${clock(span.start)} – ${clock(span.end)}`}</title>
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
      <rect className={classes.light} x={0} y={24} width={sunset} height={HEIGHT - 24} />
      <rect
        className={classes.dark}
        x={sunset}
        y={24}
        width={WIDTH - sunset}
        height={HEIGHT - 24}
      />
      {listHours(start, end).map((at, index) => (
        <g key={at} className={index % 2 ? classes.minor : classes.major}>
          <line className={classes.hour} x1={place(at)} y1={24} x2={place(at)} y2={HEIGHT} />
          <text className={classes.hourName} x={place(at)} y={15}>
            {clock(new Date(at).toISOString()).slice(0, 5)}
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
        <text key={row} className={classes.rowName} x={8} y={rowTops[row] - 5}>
          {words[row]}
        </text>
      ))}
      {start <= now && now < end && (
        <g>
          <line className={classes.now} x1={place(now)} y1={24} x2={place(now)} y2={HEIGHT} />
          <circle className={classes.nowMark} cx={place(now)} cy={24} r={6} />
        </g>
      )}
    </svg>
  );
}

/** Every second whole hour of the clock within the day, without those at its very edges. */
function listHours(start: number, end: number): number[] {
  const first = Math.ceil((start + hourMs / 2) / hourMs) * hourMs;
  const hours: number[] = [];
  for (let at = first; at < end - hourMs / 2; at += 3 * hourMs) hours.push(at);
  return hours;
}
