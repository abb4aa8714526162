import { Temporal } from 'temporal-polyfill';
import data from './zone-history.json';

/** One stretch of a zone's past: seconds since 1970 (negative) from which an offset held. */
interface Stretch {
  from: number;
  offset: number;
}

const indices: Readonly<Record<string, number>> = data.zones;
const parsed = new Map<number, Stretch[]>();

/** Whether the tz database has a zone of that name (`Asia/Kolkata`; older names and `Etc/...` too). */
export function isTimeZone(name: string): boolean {
  return Object.hasOwn(indices, name);
}

/**
 * Local time minus universal time in seconds, in a zone at an instant.
 * Before 1970 the offsets are the project's own copy of the tz database with its file `backzone`,
 * because runtimes merge zones that agree since 1970 and so forget what was different before: local
 * mean time, war time and daylight saving of, say, Amsterdam or Oslo. Later ones are the runtime's.
 * @param epochSeconds seconds since 1970-01-01T00:00:00Z
 * @throws RangeError for an unknown zone
 */
export function findOffset(timeZone: string, epochSeconds: number): number {
  const index = indices[timeZone];
  if (index === undefined) throw new RangeError(`Time zone "${timeZone}" is not known`);
  if (epochSeconds >= 0) {
    const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(epochSeconds) * 1000);
    return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9;
  }
  const stretches = readHistory(index);
  const holding = stretches.findLast(({ from }) => from <= epochSeconds) ?? stretches[0];
  return holding?.offset ?? 0;
}

/** Reads the format that build/build-zone-history.ts writes. */
function readHistory(index: number): Stretch[] {
  const known = parsed.get(index);
  if (known) return known;
  const [first = '0', ...steps] = (data.histories[index] ?? '').split(';');
  const stretches: Stretch[] = [{ from: -Infinity, offset: Number(first) }];
  let time = 0;
  for (const step of steps) {
    const [after = '', offset] = step.split(',');
    time += parseInt(after, 36);
    stretches.push({ from: time, offset: Number(offset) });
  }
  parsed.set(index, stretches);
  return stretches;
}
