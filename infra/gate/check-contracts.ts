import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listActive, type DiscoveryDocument } from '../releases/discovery-document';
import { refuse, type Refusal } from '../releases/refusal';
import {
  CONTRACTS_FILE,
  type ContractsFile,
  type ContractView,
} from '../releases/release-contracts';
import { compareCallers } from './compare-callers';
import { findMisfits } from './find-misfits';

type Parts = DiscoveryDocument['microFrontends'];

/** A release in use, as it understands the calls. */
interface Party {
  remote: string;
  name: string;
  isArriving: boolean;
  contracts: ContractsFile;
}

/**
 * Why an arriving release doesn't fit those in use: it takes less than they send, answers less than they
 * read, or the other way round. Releases of one remote only call their own.
 * @param arriving names of the releases that are new to visitors, `remote@version`
 */
export async function checkContracts(
  releasesFolder: string,
  parts: Parts,
  arriving: ReadonlySet<string>,
): Promise<Refusal | null> {
  const parties = await readParties(releasesFolder, parts, arriving);
  for (const caller of parties)
    for (const server of parties) {
      const isOld = !caller.isArriving && !server.isArriving;
      if (isOld || caller.remote === server.remote) continue;
      const misfits = compareCalls(caller, server.contracts);
      if (misfits.length > 0)
        return refuse(
          'contract_narrowed',
          `${server.name} no longer fits ${caller.name}, which calls it:\n${misfits.map((line) => `  ${line}`).join('\n')}`,
        );
    }
  return null;
}

function compareCalls({ remote, contracts }: Party, { served }: ContractsFile): string[] {
  return Object.entries(contracts.called).flatMap(([id, view]) => {
    const other = served[id];
    if (!other) return [];
    const misfits = [...compareCallers(remote, view, other), ...compareCall(view, other)];
    return misfits.map((misfit) => `${id}: ${misfit}`);
  });
}

function compareCall(caller: ContractView, server: ContractView): string[] {
  if (caller.method !== server.method || caller.path !== server.path)
    return [`it is at ${server.method} ${server.path}, not at ${caller.method} ${caller.path}`];
  const inputs = (['params', 'query', 'body'] as const).flatMap((part) => {
    const [sent, taken] = [caller[part], server[part]];
    if (!taken) return [];
    // a caller that knows of no such part sends an empty one
    return findMisfits(sent ?? { type: 'object', properties: {} }, taken, part);
  });
  return [...inputs, ...findMisfits(server.answer, caller.answer, 'answer')];
}

async function readParties(
  releasesFolder: string,
  parts: Parts,
  arriving: ReadonlySet<string>,
): Promise<Party[]> {
  const parties = Object.entries(parts).flatMap(([remote, versions]) =>
    listActive(versions).map(async ({ metadata: { version } }): Promise<Party[]> => {
      const contracts = await readContracts(path.join(releasesFolder, remote, version));
      const isArriving = arriving.has(`${remote}@${version}`);
      return contracts ? [{ remote, name: `${remote} ${version}`, isArriving, contracts }] : [];
    }),
  );
  return (await Promise.all(parties)).flat();
}

/** `null`: the release is older than the habit of saying it. */
async function readContracts(folder: string): Promise<ContractsFile | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, CONTRACTS_FILE), 'utf8')) as ContractsFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
