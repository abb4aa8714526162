const FAILURES_IN_A_ROW = 5;
const SHORTEST_MS = 500;
/** What held it up, as a database that stood still, may be over at any time. */
const LONGEST_MS = 2_000;

/**
 * Spares everybody the wait for a release that doesn't answer: after some failures in a row it isn't asked
 * for a while, then one question tries it, and what comes of it opens or closes it again.
 */
export class Breaker {
  private failures = 0;
  private restMs = SHORTEST_MS;
  private openUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the backend may be asked now. Who is let through says what came of it. */
  letsThrough(): boolean {
    if (this.failures < FAILURES_IN_A_ROW) return true;
    if (this.now() < this.openUntil) return false;
    // one tries, the others wait on
    this.openUntil = this.now() + this.restMs;
    return true;
  }

  noteSuccess(): void {
    this.failures = 0;
    this.restMs = SHORTEST_MS;
  }

  noteFailure(): void {
    this.failures += 1;
    if (this.failures < FAILURES_IN_A_ROW) return;
    this.openUntil = this.now() + this.restMs;
    this.restMs = Math.min(LONGEST_MS, this.restMs * 2);
  }
}
