import { LRUCache } from 'lru-cache';
import type { ServerRendered, ServerRequest } from 'shared/remote-kit/server/render-remote';

const AT_MOST = 1_000;
/** A release that is taken back has another setting, so this only bounds what is old in its own. */
const LONGEST_S = 60;

type Rendered = ServerRendered | null;
type Seen = Pick<ServerRequest, 'location' | 'preferences' | 'session' | 'form'>;

/** Pieces whose loaders say that they are the same for everybody who is not signed in. */
export class KeptPieces {
  private readonly kept: LRUCache<string, ServerRendered>;

  constructor(perf: { now(): number } = performance) {
    this.kept = new LRUCache({ max: AT_MOST, ttl: LONGEST_S * 1000, ttlResolution: 0, perf });
  }

  /** @param scope names setting, release and slot: what renders it */
  async read(
    scope: (string | number)[],
    { location, preferences, session, form }: Seen,
    render: () => Promise<Rendered>,
  ): Promise<Rendered> {
    if (session !== null || form !== null) return render();
    const key = JSON.stringify([scope, location, preferences]);
    const found = this.kept.get(key);
    if (found) return found;
    const rendered = await render();
    if (rendered?.keepSeconds)
      this.kept.set(key, rendered, { ttl: Math.min(rendered.keepSeconds, LONGEST_S) * 1000 });
    return rendered;
  }
}
