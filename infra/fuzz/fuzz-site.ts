import fc from 'fast-check';
import { apiErrorSchema } from 'shared/contracts/errors';
import { describeTargets } from './describe-targets';
import { makeRequest, type FuzzRequest } from './make-request';
import { sendRequest, type FuzzReply } from './send-request';
import { signIn } from './sign-in';

/** What a run found. */
export interface FuzzResult {
  /** Answers by status. */
  counts: Map<number, number>;
  /** Each kind of failure once, with how often it came and the first request that showed it. */
  failures: Map<string, { times: number; first: FuzzRequest; reply: FuzzReply }>;
}

const CUSTOMERS = 4;
const BATCH = 500;
const AT_ONCE = 8;

/**
 * Sends generated requests to a development site, the same ones for the same seed, and looks for
 * answers of 500 and more, none at all, and errors of another shape than the one.
 */
export async function fuzzSite(
  { url, requests, seed }: { url: string; requests: number; seed: number },
  onBatch: (done: number, failures: number) => void = () => undefined,
): Promise<FuzzResult> {
  const targets = await describeTargets(url);
  const words = await readWords(url);
  const arbitrary = makeRequest(targets, words, CUSTOMERS);
  const site = new URL(url);
  const result: FuzzResult = { counts: new Map(), failures: new Map() };
  let cookies: string[] = [];
  for (let done = 0; done < requests; done += BATCH) {
    // what was sent may have ended the sessions, or the accounts
    if (done % (BATCH * 10) === 0)
      cookies = await Promise.all(
        Array.from({ length: CUSTOMERS }, (_, index) => signIn(url, done + index)),
      );
    const numRuns = Math.min(BATCH, requests - done);
    const batch = fc.sample(arbitrary, { seed: seed + done, numRuns });
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = batch.pop(); next; next = batch.pop()) {
          const cookie = next.customer === null ? null : (cookies[next.customer] ?? null);
          judge(result, next, await sendRequest(site, next, cookie));
        }
      }),
    );
    onBatch(done + numRuns, result.failures.size);
  }
  return result;
}

function judge({ counts, failures }: FuzzResult, asked: FuzzRequest, reply: FuzzReply) {
  counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1);
  const wrong = findFault(asked, reply);
  if (!wrong) return;
  const kind = `${wrong}  ${asked.target.name}`;
  const known = failures.get(kind);
  if (known) known.times += 1;
  else failures.set(kind, { times: 1, first: asked, reply });
}

function findFault({ target, method }: FuzzRequest, { status, type, body }: FuzzReply) {
  if (status === -1) return null;
  if (status === 0) return `no answer (${body})`;
  if (status >= 500) return `${status}`;
  const isJson = type.startsWith('application/json');
  if (status < 400 || method === 'HEAD' || status === 416) return null;
  if (!isJson) return target.isCall ? `${status} is no JSON` : null;
  try {
    const parsed = apiErrorSchema.strict().safeParse(JSON.parse(body));
    return parsed.success && parsed.data.status === status ? null : `${status} in another shape`;
  } catch {
    return `${status} is broken JSON`;
  }
}

/** Words that stand in the site's addresses, so that what exists is asked for too. */
async function readWords(url: string): Promise<string[]> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/\/(sitemaps\/[^<]+)</g)].map(([, file]) => file).slice(0, 6);
  const words = new Set<string>();
  for (const file of files) {
    const text = (await (await fetch(`${url}/${file}`)).text()).slice(0, 400_000);
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)</g))
      for (const part of new URL(address).pathname.split('/')) if (part) words.add(part);
  }
  // evenly, for the lists of some remotes are long
  const all = [...words].sort();
  const step = Math.max(1, Math.floor(all.length / 800));
  return all.filter((_, index2) => index2 % step === 0);
}
