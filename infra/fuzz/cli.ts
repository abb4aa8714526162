import { parseArgs } from 'node:util';
import { fuzzSite } from './fuzz-site';

/** `npm run fuzz -- --requests N --seed S --url U`: generated requests to a development site. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      url: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const [requests, seed, url] = [Number(values.requests), Number(values.seed), new URL(values.url)];
  if (!Number.isInteger(requests) || requests < 1) throw new Error('--requests must be a number');
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number');
  // it makes and erases accounts: never for a site with visitors
  if (!/^(localhost|127(\.\d+){3})$/.test(url.hostname))
    throw new Error('--url must be this machine');
  const started = performance.now();
  const { counts, failures } = await fuzzSite(
    { url: url.origin, requests, seed },
    (done, failed) => {
      if (done % 10_000 === 0) console.log(`${done} sent, ${failed} kinds of failure`);
    },
  );
  console.log(
    `${requests} requests, seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  for (const [status, count] of [...counts].sort(([a], [b]) => a - b))
    console.log(`${nameOf(status)} ${count}`);
  for (const [kind, { times, first, reply }] of failures) {
    console.log(`\nFAILED ${kind}, ${times} times, first by`);
    console.log(`  ${first.method} ${first.path.slice(0, 500)}`);
    console.log(`  ${JSON.stringify(first.headers).slice(0, 500)}`);
    if (first.body !== null) console.log(`  ${first.body.slice(0, 500)}`);
    console.log(`  -> ${reply.body.slice(0, 300)}`);
  }
  console.log(`\n${failures.size} kinds of failure`);
  return failures.size > 0 ? 1 : 0;
}

const nameOf = (status: number) =>
  status === 0 ? 'no answer' : status === -1 ? 'not sendable' : String(status);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
