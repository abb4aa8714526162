import { createChance } from './chance';
import { convolve, findPitch } from './fft';
import { readMelody, ratioOf } from './raga';
import { addRoom } from './reverb';
import { fade, measure, RATE, sampleAt, silence, type Sound } from './sound';
import { playBansuri } from './voices/bansuri';
import { playPlucked, veena } from './voices/plucked';
import { playTanpura } from './voices/tanpura';

const SA = 293.66;
const middle = (sound: Sound, from: number, seconds: number) =>
  sound.slice(Math.round(from * RATE), Math.round((from + seconds) * RATE));
const centsBetween = (a: number, b: number) => Math.abs(1200 * Math.log2(a / b));

test.each(['.n', 'r', 'M', "S'"])(
  '%s is where just intonation has it, blown or plucked',
  (name) => {
    const notes = readMelody(`S:0.2 ${name}:0.6`, 1);
    const hz = SA * ratioOf(name);
    for (const sound of [
      playBansuri(notes, SA, createChance(3)),
      playPlucked(notes, SA, veena, createChance(3)),
    ])
      expect(
        centsBetween(findPitch(middle(sound, 0.35, 0.4), RATE, 0.8 * hz, 1.25 * hz), hz),
      ).toBeLessThan(6);
  },
);

test('an andolan leans above its note and returns, a meend lies between two', () => {
  const swung = playBansuri(readMelody('r~:2', 1), SA, createChance(5));
  const hz = SA * ratioOf('r');
  const heard = Array.from({ length: 8 }, (_, i) =>
    findPitch(middle(swung, 0.5 + 0.1 * i, 0.12), RATE, 0.9 * hz, 1.1 * hz),
  );
  expect(centsBetween(Math.max(...heard), hz)).toBeGreaterThan(15);
  expect(centsBetween(Math.min(...heard), hz)).toBeLessThan(12);
  const glided = playBansuri(readMelody('S:1 /P:2', 1), SA, createChance(5));
  const halfway = findPitch(middle(glided, 1.4, 0.1), RATE, SA, 2 * SA);
  expect(halfway).toBeGreaterThan(1.1 * SA);
  expect(halfway).toBeLessThan(1.4 * SA);
});

test('a melody keeps its time, and what is no note is refused', () => {
  const [first, rest, last] = readMelody("(m)R:2 | - /S':1.5", 0.5);
  expect([first?.kan, rest?.ratio, last?.at, last?.seconds]).toEqual([4 / 3, null, 1.5, 0.75]);
  expect(() => readMelody('S H', 1)).toThrow('H is no note');
});

test('a drone sounds both its notes', () => {
  const drone = playTanpura({ sa: SA / 2, first: 3 / 4, seconds: 3, round: 2 }, createChance(7));
  for (const hz of [SA / 2, (SA * 3) / 8])
    expect(
      centsBetween(findPitch(middle(drone, 1, 1.4), RATE, 0.94 * hz, 1.06 * hz), hz),
    ).toBeLessThan(6);
});

test('a clap in a room is the room, and the room dies away', () => {
  const clap = silence(0.01);
  clap[0] = 1;
  const room = sampleAt(0.02, (t) => Math.exp(-t / 0.01));
  convolve(clap, room)
    .subarray(0, room.length)
    .forEach((value, i) => expect(value).toBeCloseTo(room[i] ?? 0, 5));
  const long = silence(2);
  long[100] = 1;
  const heard = addRoom(long, { decay: 1, wet: 0.5 }, createChance(9));
  expect(measure(middle(heard, 0.1, 0.1)).peak).toBeGreaterThan(
    20 * measure(middle(heard, 0.8, 0.1)).peak,
  );
});

test('a fade begins and ends in silence without a step', () => {
  const faded = fade(
    sampleAt(1, () => 1),
    0.2,
    0.2,
  );
  expect(measure(faded)).toMatchObject({ peak: 1 });
  expect(measure(faded).step).toBeLessThan(0.001);
});
