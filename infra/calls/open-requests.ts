import { randomUUID } from 'node:crypto';
import type { CallContext } from 'shared/remote-kit/api';

/**
 * Requests that releases handle now, each under a name that only the release which has it knows: with
 * the name it acts for the person who asks, and with nothing else, as long as the request lasts.
 */
export class OpenRequests {
  private readonly open = new Map<string, { remote: string; ctx: CallContext }>();

  /** @param work gets the name of the request */
  async during<T>(
    remote: string,
    ctx: CallContext,
    work: (request: string) => Promise<T>,
  ): Promise<T> {
    const request = randomUUID();
    this.open.set(request, { remote, ctx });
    try {
      return await work(request);
    } finally {
      this.open.delete(request);
    }
  }

  /** Who asks; `null` when the request is over, or another remote's. */
  find(remote: string, request: string | null): CallContext | null {
    const found = request === null ? undefined : this.open.get(request);
    return found?.remote === remote ? found.ctx : null;
  }
}
