import type { SessionUser } from 'shared/remote-kit/api';

const KEPT_MS = 10_000;
const KEPT_AT_MOST = 5_000;

/**
 * Sessions that were verified a moment ago, for the seconds in which nobody can verify them: who is
 * signed in stays so while the remote that knows is started again.
 */
export class KeptSessions {
  private readonly kept = new Map<string, { session: SessionUser; until: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  keep(token: string, session: SessionUser | null): void {
    // the newest stand last
    this.kept.delete(token);
    if (!session) return;
    this.kept.set(token, { session, until: this.now() + KEPT_MS });
    if (this.kept.size > KEPT_AT_MOST) this.kept.delete(this.kept.keys().next().value as string);
  }

  find(token: string): SessionUser | null {
    const found = this.kept.get(token);
    return found && this.now() < found.until ? found.session : null;
  }

  /** After anything that may have ended a session. */
  clear(): void {
    this.kept.clear();
  }
}
