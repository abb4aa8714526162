import type { Sound } from './sound';

/** The discrete Fourier transform in place; the length is a power of two. */
export function transform(re: Float64Array, im: Float64Array, direction: 1 | -1 = 1) {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  const angle = (-direction * 2 * Math.PI) / n;
  const cos = Float64Array.from({ length: n / 2 }, (_, k) => Math.cos(angle * k));
  const sin = Float64Array.from({ length: n / 2 }, (_, k) => Math.sin(angle * k));
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    for (let start = 0; start < n; start += size)
      for (let k = 0, turn = 0; k < half; k++, turn += n / size) {
        const [i, j, c, s] = [start + k, start + k + half, cos[turn]!, sin[turn]!];
        const [x, y] = [re[j]! * c - im[j]! * s, re[j]! * s + im[j]! * c];
        [re[j], im[j]] = [re[i]! - x, im[i]! - y];
        re[i]! += x;
        im[i]! += y;
      }
  }
}

const BLOCK = 2 ** 17;

/** `sound` heard in a room whose answer to a clap is `room`; as long as both together. */
export function convolve(sound: Sound, room: Sound): Sound {
  const out = new Float32Array(sound.length + room.length);
  const size = 2 ** Math.ceil(Math.log2(BLOCK + room.length));
  const [roomRe, roomIm] = [new Float64Array(size), new Float64Array(size)];
  roomRe.set(room);
  transform(roomRe, roomIm);
  for (let start = 0; start < sound.length; start += BLOCK) {
    const [re, im] = [new Float64Array(size), new Float64Array(size)];
    re.set(sound.subarray(start, start + BLOCK));
    transform(re, im);
    for (let i = 0; i < size; i++)
      [re[i], im[i]] = [
        re[i]! * roomRe[i]! - im[i]! * roomIm[i]!,
        re[i]! * roomIm[i]! + im[i]! * roomRe[i]!,
      ];
    transform(re, im, -1);
    const end = Math.min(size, out.length - start);
    for (let i = 0; i < end; i++) out[start + i]! += re[i]! / size;
  }
  return out;
}

/** The frequency in Hz at which `sound` is strongest between `low` and `high`. */
export function findPitch(sound: Sound, rate: number, low: number, high: number): number {
  const size = 2 ** Math.ceil(Math.log2(sound.length)) * 4;
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  // a Hann window, so that the edges of the piece add no frequencies of their own
  re.set(sound.map((v, i) => (v * (1 - Math.cos((2 * Math.PI * i) / sound.length))) / 2));
  transform(re, im);
  const power = (k: number) => Math.hypot(re[k] ?? 0, im[k] ?? 0);
  let best = Math.ceil((low * size) / rate);
  for (let k = best; k <= (high * size) / rate; k++) if (power(k) > power(best)) best = k;
  // the top of the parabola through the logarithms of three neighbours
  const [a, b, c] = [best - 1, best, best + 1].map((k) => Math.log(power(k) + 1e-12));
  return ((best + (a! - c!) / (2 * (a! - 2 * b! + c!))) * rate) / size;
}
