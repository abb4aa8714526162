import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '../environment/read-environment';
import { openGate } from '../gate/open-gate';
import { readMarks } from '../health/read-marks';
import { bundleProcess, findProcess } from '../isolation/bundle-process';
import { callOps } from './call-ops';
import { noneIsBad, type IsGood } from './find-last-good';
import { formatResult } from './format-result';
import { openStore } from './open-store';
import type { Operation } from './operation';
import type { OperationResult } from './operation-result';
import { parseCommand } from './parse-command';
import { runOperation } from './run-operation';
import { createStore, type Store } from './store';

/** `npm run remotes`: exit code 0 done, 1 refused, 2 a command line that can't be understood. */
async function main(args: string[]): Promise<number> {
  const parsed = parseCommand(args, process.env);
  if (!parsed.ok) {
    console.error(parsed.message);
    return 2;
  }
  const { operation, target, json } = parsed.command;
  const result =
    'url' in target
      ? await callOps(target.url, target.token, operation)
      : await runOn(target.dataDir, operation);
  const text = json ? JSON.stringify(result, null, 2) : formatResult(result);
  if (result.ok || json) console.log(text);
  else console.error(text);
  return result.ok ? 0 : 1;
}

/** The store of a data folder, or with RELEASE_STORE_… the one that the gateways share. */
function openStoreAt(dataDir: string): Store {
  if (!Object.keys(process.env).some((name) => name.startsWith('RELEASE_STORE_')))
    return createStore(dataDir);
  const warn = (_data: object, message: string) => console.error(message);
  return openStore({ ...readEnvironment(), dataDir: resolve(dataDir) }, { warn });
}

/** With what the site remembers of its releases. */
async function runOn(dataDir: string, operation: Operation): Promise<OperationResult> {
  const store = openStoreAt(dataDir);
  try {
    return await runOperation(
      store,
      operation,
      await findGood(dataDir, operation),
      openGate(process.env.NODE_ENV === 'production' ? findProcess : bundleProcess),
    );
  } finally {
    await store.close();
  }
}

async function findGood(dataDir: string, { command }: Operation): Promise<IsGood> {
  if (command !== 'rollback' && command !== 'promote' && command !== 'deploy') return noneIsBad;
  const isGood = await readMarks(dataDir, process.env.DATABASE_URL);
  if (command === 'rollback' && isGood === null)
    console.error('The database does not answer: which releases crashed is not known.');
  return isGood ?? noneIsBad;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exitCode = 70;
  },
);
