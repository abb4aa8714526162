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

/** Sends values, one frame each; those of one turn of the event loop go out in one write. */
export class FrameWriter {
  private waiting: Buffer[] = [];

  constructor(private readonly stream: Duplex) {}

  /**
   * @throws FrameTooLarge
   * @throws for what can't cross, such as a function
   */
  send(value: unknown): void {
    const body = serialize(value);
    if (body.length > FRAME_LIMIT)
      throw new FrameTooLarge(`a frame of ${body.length} bytes is over ${FRAME_LIMIT}`);
    const head = Buffer.allocUnsafe(HEAD);
    head.writeUInt32BE(body.length);
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push(head, body);
  }

  /** Writes what waits, as before the process ends. */
  flush(): void {
    if (this.waiting.length === 0) return;
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    if (!this.stream.destroyed) this.stream.write(bytes);
  }
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
        const value: unknown = deserialize(bytes.subarray(HEAD, wanted));
        bytes = bytes.subarray(wanted);
        onValue(value);
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
