import { LRUCache } from 'lru-cache';
import type { AnyEndpoint } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';

const AT_MOST = 200;
/** Short beside what the gateway keeps: this only spares the way there for every page. */
const LONGEST_MS = 5_000;

/** Public answers that every page of a generation asks for, as the shell's menu. */
export class KeptAnswers {
  private readonly kept: LRUCache<string, { answer: unknown }>;

  constructor(perf: { now(): number } = performance) {
    // 0 reads the clock each time
    this.kept = new LRUCache({ max: AT_MOST, ttl: LONGEST_MS, ttlResolution: 0, perf });
  }

  /** @param scope within which answers are the same for everybody */
  async read(
    { id, method, cache }: Pick<AnyEndpoint, 'id' | 'method' | 'cache'>,
    input: unknown,
    scope: number,
    ask: () => Promise<unknown>,
  ): Promise<unknown> {
    if (method !== 'GET' || !cache) return ask();
    const key = JSON.stringify([scope, id, input]);
    const found = this.kept.get(key);
    if (found) return found.answer;
    const answer = await ask();
    if (isFailure(answer as object)) return answer;
    this.kept.set(key, { answer }, { ttl: Math.min(cache.maxAge * 1000, LONGEST_MS) });
    return answer;
  }
}
