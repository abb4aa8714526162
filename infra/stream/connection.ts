import type { WebSocket } from 'ws';
import { closeCodes, type ServerFrame } from 'shared/stream/wire';
import type { SessionUser } from 'shared/remote-kit/api';
import type { Credentials } from '../gateway/call-context';
import type { StreamLimits } from './limits';

/** Who opened a socket. */
export interface Opener {
  visitor: string;
  credentials: Credentials;
  /** As it was when the socket was opened, or at its last call. */
  session: SessionUser | null;
}

/** One browser's socket. */
export class Connection {
  /** Topics it follows, with the number of the last event it got; `null` while that is looked up. */
  readonly followed = new Map<string, { seq: number | null }>();
  session: SessionUser | null;
  /** Its calls and follows that wait for their answers. */
  inHand = 0;
  malformed = 0;
  /** Its session was found to have ended. */
  isSignedOut = false;
  /** It has answered the last ping. */
  isAlive = true;
  private isLeaving = false;
  private tokens: number;
  private countedAt = performance.now();

  constructor(
    readonly socket: WebSocket,
    readonly opener: Opener,
    private readonly limits: StreamLimits,
  ) {
    this.session = opener.session;
    this.tokens = limits.frames.atOnce;
  }

  send(frame: ServerFrame): void {
    this.sendText(Buffer.from(JSON.stringify(frame)));
  }

  /** The same bytes may go to many. Who does not read what was sent is cut off, and may come back. */
  sendText(text: Buffer): void {
    const { socket, limits } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.unreadBytes) socket.terminate();
    else socket.send(text, { binary: false });
  }

  close(why: keyof typeof closeCodes): void {
    this.socket.close(closeCodes[why], why);
  }

  /** Sends it to another process, once its calls are answered. */
  leave(): void {
    this.isLeaving = true;
    if (this.inHand === 0) this.close('restart');
  }

  /** Notes that a call or follow was answered. */
  noteAnswered(): void {
    this.inHand -= 1;
    if (this.isLeaving) this.leave();
  }

  /** Whether one more frame may come now. */
  takeFrame(): boolean {
    const { atOnce, eachSecond } = this.limits.frames;
    const now = performance.now();
    this.tokens = Math.min(atOnce, this.tokens + ((now - this.countedAt) / 1000) * eachSecond);
    this.countedAt = now;
    this.tokens -= 1;
    return this.tokens >= 0;
  }
}
