import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '../environment/read-environment';
import { verifyLedger } from './verify-ledger';

const usage = `Usage: npm run ledger -- verify [--head <number>:<hash>]

Checks the ledger of DATABASE_URL, or of DATA_DIR: the hash chain of its transfers, their sums, and that
balances are what their entries say. It ends with 0 when nothing is wrong, 1 when something is.
--head is what an earlier run printed, kept where nobody who can write to the database can: the chain must
still have it. Without it, an end that was cut off, or a chain made anew as a whole, isn't noticed.`;

const headText = /^(\d{1,18}):([0-9a-f]{64})$/;

/** Exit code 0 sound, 1 not sound, 2 a command line that can't be understood. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { head: { type: 'string' } },
  });
  const [, seq = '', hash = ''] = headText.exec(values.head ?? '') ?? [];
  if (positionals.join(' ') !== 'verify' || (values.head !== undefined && !hash)) {
    console.error(usage);
    return 2;
  }
  const known = hash ? { seq, hash } : null;
  const { findings, transfers, unsealed, head } = await verifyLedger(readEnvironment(), known);
  for (const { what, transfer, detail } of findings)
    console.log([what, transfer && `transfer ${transfer}`, detail].filter(Boolean).join('  '));
  console.log(`${transfers} transfers, ${unsealed} of them not sealed yet`);
  if (head) console.log(`head ${head.seq}:${head.hash}`);
  console.log(findings.length === 0 ? 'sound' : `NOT SOUND: ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isExpected = error instanceof EnvironmentError || error instanceof TypeError;
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 2;
  },
);
