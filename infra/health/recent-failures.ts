import { describeError } from '../gateway/describe-error';

/** One failure as ops may see it: nothing a visitor typed. */
export interface RecentFailure {
  at: string;
  /** `name version`, or empty when it was the gateway's own. */
  release: string;
  what: string;
  message: string;
  /** The request's id, as the log and the visitor have it. */
  request: string;
}

const KEPT = 50;

/** The latest failures of this gateway, for a person who looks. */
export class RecentFailures {
  private failures: RecentFailure[] = [];

  add({ error, ...failure }: { release?: string; what: string; error: unknown; request?: string }) {
    const { type, message } = describeError(error);
    const told = { release: '', request: '', ...failure };
    const at = new Date().toISOString();
    this.failures = [{ ...told, at, message: `${type}: ${message}` }, ...this.failures];
    this.failures.length = Math.min(this.failures.length, KEPT);
  }

  /** The latest first. */
  list(): readonly RecentFailure[] {
    return this.failures;
  }
}
