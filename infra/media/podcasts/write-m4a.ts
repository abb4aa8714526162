import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { RATE, type Sound } from './sound';

/** Writes AAC at 64 kbit/s with its index at the front, so that it plays while it loads. */
export async function writeM4a(sound: Sound, file: string): Promise<void> {
  const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  const output = ['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', '-bitexact', file];
  await run([...input, ...output], Buffer.from(sound.buffer));
}

/** The samples a player gets from a file. */
export async function readM4a(file: string): Promise<Sound> {
  const bytes = await run(['-i', file, '-f', 'f32le', '-ar', String(RATE), '-ac', '1', 'pipe:1']);
  return new Float32Array(new Uint8Array(bytes).buffer);
}

async function run(args: string[], input?: Buffer): Promise<Buffer> {
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  ffmpeg.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  ffmpeg.stdin.end(input);
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return Buffer.concat(chunks);
}
