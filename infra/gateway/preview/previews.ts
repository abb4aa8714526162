import type { Secret } from 'shared/remote-kit/secrets';
import type { ReleaseName } from '../release-host';
import { readPreview, type Preview } from './preview-token';

/** Which browsers look at releases that are not theirs. Every request tells anew, by its signed cookie. */
export class Previews {
  private readonly byVisitor = new Map<string, Preview>();

  constructor(
    private readonly opsToken: Secret,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes note of what a browser's cookie says. */
  note(visitor: string, cookie: string | undefined): void {
    const preview = cookie === undefined ? null : readPreview(cookie, this.opsToken, this.now());
    if (preview) this.byVisitor.set(visitor, preview);
    else this.byVisitor.delete(visitor);
  }

  /** The releases chosen for a browser; `null`: it has the same as everybody. */
  of(visitor: string): Preview | null {
    return this.byVisitor.get(visitor) ?? null;
  }

  /** All releases that some browser looks at. */
  list(): ReleaseName[] {
    for (const [visitor, { until }] of this.byVisitor)
      if (until <= this.now()) this.byVisitor.delete(visitor);
    return [...this.byVisitor.values()].flatMap(({ versions }) => listNamed(versions));
  }
}

/** The releases that a preview names. */
export function listNamed(versions: Preview['versions']): ReleaseName[] {
  return Object.entries(versions).map(([name, version]) => ({ name, version }));
}
