import type { BoundEndpoint, Outcome } from 'shared/remote-kit/api';

interface Kept {
  outcome: Outcome<unknown>;
  freshUntil: number;
  usableUntil: number;
  refreshing: boolean;
}

const KEPT_PER_ENDPOINT = 500;

/** Public answers in memory: fresh ones at once, stale ones at once while a new one is fetched. */
export class AnswerCache {
  // by the endpoint itself: another release's endpoint has its own answers, and goes with it
  private readonly kept = new WeakMap<BoundEndpoint, Map<string, Kept>>();

  private readonly asked = new WeakMap<Map<string, Kept>, Map<string, Promise<Outcome<unknown>>>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the answer comes from here, fresh or stale. */
  holds(endpoint: BoundEndpoint, key: string): boolean {
    const found = this.answersOf(endpoint).get(key);
    return found !== undefined && this.now() < found.usableUntil;
  }

  async read(
    endpoint: BoundEndpoint,
    key: string,
    times: { maxAge: number; staleWhileRevalidate: number },
    ask: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> {
    const answers = this.answersOf(endpoint);
    const found = answers.get(key);
    const now = this.now();
    if (found && now < found.freshUntil) return found.outcome;
    const store = async () => {
      const outcome = await ask();
      if (outcome.ok) this.keep(answers, key, outcome, times);
      return outcome;
    };
    if (!found || now >= found.usableUntil) return this.askOnce(answers, key, store);
    if (!found.refreshing) {
      found.refreshing = true;
      const done = () => (found.refreshing = false);
      // a failed refresh leaves the stale answer, which the next request tries to refresh again
      store().then(done, done);
    }
    return found.outcome;
  }

  private answersOf(endpoint: BoundEndpoint): Map<string, Kept> {
    let answers = this.kept.get(endpoint);
    if (!answers) this.kept.set(endpoint, (answers = new Map()));
    return answers;
  }

  /** Many may ask at once for what is not kept yet, as when a release is new: one question serves all. */
  private askOnce(answers: Map<string, Kept>, key: string, ask: () => Promise<Outcome<unknown>>) {
    let asked = this.asked.get(answers);
    if (!asked) this.asked.set(answers, (asked = new Map()));
    const underWay = asked.get(key);
    if (underWay) return underWay;
    const question = ask().finally(() => asked.delete(key));
    asked.set(key, question);
    return question;
  }

  private keep(
    answers: Map<string, Kept>,
    key: string,
    outcome: Outcome<unknown>,
    times: { maxAge: number; staleWhileRevalidate: number },
  ) {
    if (answers.size >= KEPT_PER_ENDPOINT) answers.delete(answers.keys().next().value as string);
    const freshUntil = this.now() + times.maxAge * 1000;
    const usableUntil = freshUntil + times.staleWhileRevalidate * 1000;
    answers.set(key, { outcome, freshUntil, usableUntil, refreshing: false });
  }
}
