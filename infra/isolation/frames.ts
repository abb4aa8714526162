import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** Bytes that say how long the frame behind them is. */
const HEAD = 4;
/** A form with files is the largest thing that crosses. */
export const FRAME_LIMIT = 32 * 1024 * 1024;

/** A value is larger than one frame may be. Nothing of it was sent. */
export class FrameTooLarge extends Error {
  override name = 'FrameTooLarge';
}

/**
 * Sends values; those of one turn of the event loop are one frame and one write, in which what they share is
 * written once: a third of the work.
 */
export class FrameWriter {
  private waiting: unknown[] = [];

  /** @param onRefused told of a value that is too large, or can't cross, such as a function */
  constructor(
    private readonly stream: Duplex,
    private readonly onRefused: (value: unknown, error: Error) => void,
  ) {}

  send(value: unknown): void {
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push(value);
  }

  /** Writes what waits, as before the process ends. */
  flush(): void {
    const values = this.waiting;
    this.waiting = [];
    if (values.length > 0 && !this.stream.destroyed) this.write(values);
  }

  private write(values: unknown[]): void {
    try {
      this.stream.write(toFrame(values));
    } catch (error) {
      if (values.length === 1) this.onRefused(values[0], error as Error);
      // one of them can't cross: the others do
      else for (const value of values) this.write([value]);
    }
  }
}

/** @throws FrameTooLarge, or for what can't cross */
function toFrame(values: unknown[]): Buffer {
  const body = serialize(values);
  if (body.length > FRAME_LIMIT)
    throw new FrameTooLarge(`a frame of ${body.length} bytes is over ${FRAME_LIMIT}`);
  const frame = Buffer.allocUnsafe(HEAD + body.length);
  frame.writeUInt32BE(body.length);
  body.copy(frame, HEAD);
  return frame;
}

/**
 * Reads frames from a stream and hands their values on, in order.
 * @param onBroken told once when what comes is no frame, or one that is too large
 */
export function readFrames(
  stream: Duplex,
  onValue: (value: unknown) => void,
  onBroken: (error: Error) => void,
): void {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = HEAD;
  let isBroken = false;
  stream.on('data', (chunk: Buffer) => {
    if (isBroken) return;
    chunks.push(chunk);
    held += chunk.length;
    if (held < wanted) return;
    let bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks, held);
    try {
      for (;;) {
        if (bytes.length < (wanted = HEAD)) break;
        const length = bytes.readUInt32BE(0);
        if (length > FRAME_LIMIT) throw new FrameTooLarge(`a frame says it has ${length} bytes`);
        if (bytes.length < (wanted = HEAD + length)) break;
        const values = deserialize(bytes.subarray(HEAD, wanted)) as unknown[];
        bytes = bytes.subarray(wanted);
        for (const value of values) onValue(value);
      }
    } catch (error) {
      isBroken = true;
      onBroken(error as Error);
      return;
    }
    chunks = bytes.length > 0 ? [bytes] : [];
    held = bytes.length;
  });
}
