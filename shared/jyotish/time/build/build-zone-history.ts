/**
 * Writes ../zone-history.json: the offsets of every time zone before 1970.
 *
 *   npx tsx shared/jyotish/time/build/build-zone-history.ts /usr/share/zoneinfo
 *
 * The folder must be compiled from the tz database (public domain) with PACKRATDATA=backzone, as
 * Debian's package tzdata is: only then do zones that agree since 1970 keep their own past.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Step {
  /** Seconds since 1970-01-01T00:00:00Z, negative. */
  at: number;
  offset: number;
}

/** Reads the 64-bit block of a TZif file (RFC 8536) up to 1970. */
function readSteps(file: Buffer): { first: number; steps: Step[] } {
  const second = 44 + sizeOfBlock(file, 0, 4);
  const [transitions, types] = [file.readUInt32BE(second + 32), file.readUInt32BE(second + 36)];
  const times = second + 44;
  const indices = times + transitions * 8;
  const records = indices + transitions;
  const offsetOf = (type: number) => file.readInt32BE(records + Math.min(type, types - 1) * 6);
  const steps: Step[] = [];
  for (let index = 0; index < transitions; index++) {
    const at = Number(file.readBigInt64BE(times + index * 8));
    if (at >= 0) break;
    steps.push({ at, offset: offsetOf(file.readUInt8(indices + index)) });
  }
  return { first: offsetOf(0), steps };
}

/** Bytes of a data block, whose header names the counts of its parts. */
function sizeOfBlock(file: Buffer, start: number, timeSize: number): number {
  const [isUt, isStandard, leaps, times, types, chars] = [20, 24, 28, 32, 36, 40].map((at) =>
    file.readUInt32BE(start + at),
  ) as [number, number, number, number, number, number];
  return times * (timeSize + 1) + types * 6 + chars + leaps * (timeSize + 4) + isStandard + isUt;
}

/** `first;seconds,offset;...`: the first offset, then steps; seconds count from the step before. */
function writeHistory({ first, steps }: { first: number; steps: Step[] }): string {
  const written = [String(first)];
  let [time, offset] = [0, first];
  for (const step of steps) {
    // a change of name or of summer time alone
    if (step.offset === offset) continue;
    written.push(`${(step.at - time).toString(36)},${step.offset}`);
    [time, offset] = [step.at, step.offset];
  }
  return written.join(';');
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the zoneinfo folder');
const amsterdam = readSteps(readFileSync(path.join(folder, 'Europe/Amsterdam')));
if (!amsterdam.steps.some(({ offset }) => offset === 1172))
  throw new Error(`${folder} is not compiled with backzone: Amsterdam has no +00:19:32`);

// zones that share a past share one record
const zones: Record<string, number> = {};
const histories: string[] = [];
for (const zone of listZones(folder)) {
  const history = writeHistory(readSteps(readFileSync(path.join(folder, zone))));
  if (!histories.includes(history)) histories.push(history);
  zones[zone] = histories.indexOf(history);
}
const target = path.join(__dirname, '../zone-history.json');
writeFileSync(target, `${JSON.stringify({ histories, zones }, null, 2)}\n`);
console.log(`${Object.keys(zones).length} zones written to ${target}`);

/** Names of the zones in the folder, `Area/Place`; the copies below posix/ and right/ are left out. */
function listZones(below: string): string[] {
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((name) =>
      /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/|^UTC$/.test(
        name,
      ),
    )
    .filter((name) => statSync(path.join(below, name)).isFile())
    .sort();
}
