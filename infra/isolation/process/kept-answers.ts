import type { AnyEndpoint } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';

const AT_MOST = 200;
/** Short beside what the gateway keeps: this only spares the way there for every page. */
const LONGEST_MS = 5_000;

/** Public answers that every page of a generation asks for, as the shell's menu. */
export class KeptAnswers {
  private readonly kept = new Map<string, { answer: unknown; until: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

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
    if (found && this.now() < found.until) return found.answer;
    const answer = await ask();
    if (isFailure(answer as object)) return answer;
    if (this.kept.size >= AT_MOST) this.kept.clear();
    this.kept.set(key, { answer, until: this.now() + Math.min(cache.maxAge * 1000, LONGEST_MS) });
    return answer;
  }
}
