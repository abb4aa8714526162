import { isDatabaseAway } from '../database/is-database-away';
import { Breaker } from './breaker';
import { LinkClosed, NoAnswer } from './link';
import type { Description, ReleaseAnswers } from './protocol';
import type { ReleaseProcess } from './release-process';
import { createRests } from './rests';

/** A release that can't answer now. Told by its status: the gateway answers 503. */
export class ReleaseUnavailable extends Error {
  override name = 'ReleaseUnavailable';
  readonly statusCode = 503;

  /** @param wasAsked it may have done what it was asked for */
  constructor(
    message: string,
    readonly wasAsked = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How a question is asked. */
export interface Manner {
  limitMs: number;
  /** Nothing changes when it is asked twice: after the process died it is asked once more. */
  isRepeatable?: boolean;
  /**
   * Whether a release that is stuck is given up soon, since something else can be shown instead; with
   * `least` also one that is being started. Left out, it is waited for as long as the limit says.
   */
  patience?: 'little' | 'least';
  /** Whether a failure is somebody else's: it is not held against the release. */
  isExcused?(): boolean;
  /** Rejects when who asked no longer waits: for them it has failed. */
  givenUp?: Promise<never>;
}

type Answer<Name extends keyof ReleaseAnswers> = Awaited<ReturnType<ReleaseAnswers[Name]>>;

/** What a process is started with. */
export interface LaunchOptions {
  onSuspect(isSuspect: boolean): void;
  /** Ends it, also while it is still being started. */
  signal: AbortSignal;
}

/** What may differ from release to release. */
export interface SupervisionLimits {
  /** Questions that wait at once; more are refused. */
  pendingAtMost?: number;
  /** How long it rests at most before it is started again. */
  longestRestSeconds?: number;
}

/** What happens to a release's process, for the log. */
export interface ReleaseEvents {
  onEnded(reason: string): void;
  /** @param cause what kept it from starting; `undefined` after it had run */
  onResting(seconds: number, reason: string, cause?: unknown): void;
}

/** Questions of one remote's release that wait at once; more are refused, for this release alone. */
const PENDING_AT_MOST = 300;
/** Milliseconds that those with little patience wait for a release that is stuck. */
const PATIENCE_MS = 300;
/** Overwritten globals hold nothing up, they spoil everything: so many failures are no accident. */
const FAILURES_IN_A_ROW = 20;

/**
 * Keeps a release's process running. One that ends is started again at once; one that keeps ending, or
 * doesn't start, rests for longer and longer, and what it is asked fails at once meanwhile.
 */
export class SupervisedRelease {
  /** What the release last said of itself; `null` until it has started for the first time. */
  description: Description | null = null;
  private running: ReleaseProcess | null = null;
  private starting: Promise<ReleaseProcess> | null = null;
  private isSuspect = false;
  private isClosed = false;
  private readonly closing = new AbortController();
  private asked = 0;
  private failures = 0;
  private restCause: unknown;
  private readonly impatient = new Set<() => void>();
  private readonly rests: ReturnType<typeof createRests>;
  private readonly pendingAtMost: number;
  private readonly breaker = new Breaker();

  constructor(
    private readonly launch: (options: LaunchOptions) => Promise<ReleaseProcess>,
    private readonly events: ReleaseEvents,
    { pendingAtMost = PENDING_AT_MOST, longestRestSeconds }: SupervisionLimits = {},
  ) {
    this.pendingAtMost = pendingAtMost;
    this.rests = createRests(longestRestSeconds);
  }

  /** `up` also while it is started again; `resting` when it can't be asked. */
  get state(): 'starting' | 'up' | 'resting' {
    if (this.running) return 'up';
    if (this.starting) return this.description ? 'up' : 'starting';
    return 'resting';
  }

  /** Of its process; `null` while none runs. */
  get pid(): number | null {
    return this.running?.pid ?? null;
  }

  /** Resolves once it can be asked. @throws why it can't */
  async start(): Promise<void> {
    await (this.running ?? this.starting ?? this.rests.reason ?? this.begin());
    if (!this.running) throw new ReleaseUnavailable(this.rests.reason ?? 'it has ended');
  }

  /** @throws ReleaseUnavailable, or what the release threw */
  async ask<Name extends keyof ReleaseAnswers>(
    what: Name,
    payload: Parameters<ReleaseAnswers[Name]>[0],
    manner: Manner,
  ): Promise<Answer<Name>> {
    if (this.asked >= this.pendingAtMost) throw new ReleaseUnavailable('too many wait for it');
    this.asked += 1;
    try {
      return await this.unlessStuck(
        this.askTwice<Answer<Name>>(what, payload, manner),
        manner.patience,
      );
    } finally {
      this.asked -= 1;
    }
  }

  async close(): Promise<void> {
    this.rests.stop();
    this.isClosed = true;
    await this.running?.close();
    this.closing.abort();
    await this.starting?.catch(() => undefined); // it was ended
  }

  private async askTwice<T>(what: string, payload: unknown, manner: Manner): Promise<T> {
    const deadline = performance.now() + manner.limitMs;
    for (let isFirst = true; ; isFirst = false) {
      const process = await this.waitFor(deadline);
      try {
        if (!this.breaker.letsThrough())
          throw new ReleaseUnavailable('it has not answered for long');
        const answer = await process.link.ask<T>(what, payload, deadline - performance.now());
        this.failures = 0;
        this.breaker.noteSuccess();
        return answer;
      } catch (error) {
        if (error instanceof ReleaseUnavailable) throw error;
        if (error instanceof NoAnswer) this.breaker.noteFailure();
        else if (!(error instanceof LinkClosed)) this.breaker.noteSuccess();
        // the next one is started only when this one has ended
        if (error instanceof LinkClosed) await process.ended;
        if (error instanceof LinkClosed && manner.isRepeatable && isFirst) continue;
        if (!manner.isExcused?.()) this.countFailure(process, error);
        const isSilent = error instanceof LinkClosed || error instanceof NoAnswer;
        throw isSilent ? new ReleaseUnavailable(error.message, true) : error;
      }
    }
  }

  private async waitFor(deadline: number): Promise<ReleaseProcess> {
    if (this.running) return this.running;
    if (!this.starting)
      throw new ReleaseUnavailable(this.rests.reason ?? 'it has ended', false, {
        cause: this.restCause,
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const error = new ReleaseUnavailable('it is being started');
      timer = setTimeout(reject, Math.max(0, deadline - performance.now()), error);
    });
    try {
      return await Promise.race([this.starting, late]);
    } catch (error) {
      throw new ReleaseUnavailable((error as Error).message, false, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Gives an answer up when the release is stuck, or starts, and nobody wants to wait for that. */
  private async unlessStuck<T>(answer: Promise<T>, patience: Manner['patience']): Promise<T> {
    if (patience === undefined) return answer;
    let leave = () => undefined as void;
    let timer: NodeJS.Timeout | undefined;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(new ReleaseUnavailable('it does not answer', true));
      this.impatient.add(leave);
      const isHeldUp = this.isSuspect || (patience === 'least' && !this.running);
      if (isHeldUp) timer = setTimeout(leave, PATIENCE_MS);
    });
    try {
      return await Promise.race([answer, left]);
    } finally {
      clearTimeout(timer);
      this.impatient.delete(leave);
    }
  }

  private countFailure(process: ReleaseProcess, error: unknown) {
    // nor would another process reach the database
    if (error instanceof LinkClosed || isDatabaseAway(error)) return;
    this.failures += 1;
    if (this.failures < FAILURES_IN_A_ROW) return;
    this.failures = 0;
    process.kill(`it failed ${FAILURES_IN_A_ROW} times in a row`);
  }

  private begin(): Promise<ReleaseProcess> {
    const onSuspect = (isSuspect: boolean) => {
      this.isSuspect = isSuspect;
      if (isSuspect) for (const leave of this.impatient) leave();
    };
    const starting = this.launch({ onSuspect, signal: this.closing.signal });
    this.starting = starting;
    starting.then(
      (process) => {
        this.starting = null;
        this.running = process;
        this.description = process.description;
        this.failures = 0;
        this.breaker.noteSuccess();
        this.rests.end();
        void process.ended.then((reason) => this.noteEnd(reason));
      },
      (error: unknown) => {
        this.starting = null;
        this.rest((error as Error).message, error);
      },
    );
    return starting;
  }

  private noteEnd(reason: string) {
    this.running = null;
    this.isSuspect = false;
    if (this.isClosed) return;
    this.events.onEnded(reason);
    if (this.rests.isNeededAfter(performance.now())) this.rest(reason);
    else void this.begin().catch(() => undefined); // it rests then, and was reported
  }

  private rest(reason: string, cause?: unknown) {
    if (this.isClosed) return;
    this.restCause = cause;
    const seconds = this.rests.begin(reason, () => void this.begin().catch(() => undefined));
    this.events.onResting(seconds, reason, cause);
  }
}
