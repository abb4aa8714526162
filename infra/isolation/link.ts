import type { Duplex } from 'node:stream';
import { carry, within, type Carried } from '../tracing/carried-context';
import { FrameTooLarge, FrameWriter, readFrames } from './frames';
import { measureAnswer } from './measure-answer';
import { packError, unpackError } from './packed-error';

/** Answers one kind of question; what it throws is thrown where the question was asked. */
export type Answers = Record<string, (payload: never) => unknown>;

/** The other side is gone; what was asked may or may not have been done. */
export class LinkClosed extends Error {
  override name = 'LinkClosed';
}

/** The other side did not answer in time; what was asked may still be done. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** What happens on a link that nobody asked for. */
export interface LinkEvents {
  onClose(error: Error): void;
  /** Something was said to us that failed here; who said it does not wait to be told. */
  onUnheard(error: unknown): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

const ASKS = 0;
const ANSWERS = 1;
const THROWS = 2;
const TELLS = 3;
type Message =
  | [kind: typeof ASKS, id: number, what: string, payload: unknown, carried?: Carried]
  | [kind: typeof ANSWERS, id: number, value: unknown]
  | [kind: typeof THROWS, id: number, error: ReturnType<typeof packError>]
  | [kind: typeof TELLS, id: number, what: string, payload: unknown, carried?: Carried];

/** Questions and answers between two processes, many at once, both ways over one stream. */
export class Link {
  private readonly writer: FrameWriter;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private closed: Error | null = null;

  constructor(
    private readonly stream: Duplex,
    private readonly answers: Answers,
    private readonly events: LinkEvents,
  ) {
    this.writer = new FrameWriter(stream, (value, error) => this.refuse(value as Message, error));
    readFrames(
      stream,
      (value) => this.receive(value as Message),
      (error) => this.close(error),
    );
    stream.on('error', ({ message }) =>
      this.close(new LinkClosed(`the connection broke: ${message}`)),
    );
    stream.on('close', () => this.close(new LinkClosed('the connection ended')));
  }

  /** How many questions wait for an answer. */
  get pending(): number {
    return this.waiting.size;
  }

  /**
   * Asks and waits for the answer.
   * @param limitMs without one it waits as long as the other side lives
   * @throws LinkClosed, NoAnswer, or what the other side threw
   */
  ask<T>(what: string, payload: unknown, limitMs?: number): Promise<T> {
    if (this.closed) return Promise.reject(this.closed);
    const id = this.nextId++;
    return new Promise<T>((resolve, reject) => {
      const late = () => {
        this.waiting.delete(id);
        reject(new NoAnswer(`${what} took longer than ${limitMs} ms`));
      };
      const timer = limitMs === undefined ? undefined : setTimeout(late, limitMs);
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer });
      this.writer.send([ASKS, id, what, payload, carry()] satisfies Message);
    });
  }

  /** Says something that needs no answer; once the other side is gone it is said to nobody. */
  tell(what: string, payload: unknown): void {
    if (!this.closed) this.writer.send([TELLS, 0, what, payload, carry()] satisfies Message);
  }

  /** Writes out at once what waits for the end of this turn of the event loop. */
  flush(): void {
    this.writer.flush();
  }

  /** Ends the connection; whoever waits is told why. */
  close(error: Error = new LinkClosed('the connection was closed')): void {
    if (this.closed) return;
    this.closed = error instanceof LinkClosed ? error : new LinkClosed(error.message);
    this.stream.destroy();
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(this.closed);
    }
    this.waiting.clear();
    this.events.onClose(error);
  }

  private receive(message: Message): void {
    const [kind, id] = message;
    if (kind === ASKS)
      return void within(message[4], () => this.answer(id, message[2], message[3]));
    if (kind === TELLS) return void within(message[4], () => this.hear(message[2], message[3]));
    const waiting = this.settle(id);
    if (kind === ANSWERS) waiting?.resolve(message[2]);
    else waiting?.reject(unpackError(message[2]));
  }

  private async answer(id: number, what: string, payload: unknown): Promise<void> {
    try {
      const respond = () => this.respond(what, payload);
      this.reply([ANSWERS, id, await measureAnswer(what, payload, respond)]);
    } catch (error) {
      this.reply([THROWS, id, packError(error)]);
    }
  }

  private async hear(what: string, payload: unknown): Promise<void> {
    try {
      await this.respond(what, payload);
    } catch (error) {
      this.events.onUnheard(error);
    }
  }

  private respond(what: string, payload: unknown): unknown {
    const respond = Object.hasOwn(this.answers, what) ? this.answers[what] : undefined;
    if (!respond) throw new Error(`nobody here answers ${what}`);
    return respond(payload as never);
  }

  private reply(message: Message): void {
    if (!this.closed) this.writer.send(message);
  }

  /** Something of ours could not be sent. */
  private refuse(message: Message, error: Error): void {
    const [kind, id] = message;
    if (kind === ASKS) return this.settle(id)?.reject(error);
    if (kind !== ANSWERS) return this.events.onUnheard(error);
    // a function among the data: it is left out, as it would be over HTTP
    if (error instanceof FrameTooLarge) this.reply([THROWS, id, packError(error)]);
    else this.reply([ANSWERS, id, JSON.parse(JSON.stringify(message[2]))]);
  }

  /** Who waits for an answer, who waits no longer; nobody when it came too late. */
  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
