import path from 'node:path';
import type { AnyEndpoint } from 'shared/contracts/contract';

const contracts = `${path.sep}shared${path.sep}contracts${path.sep}`;
/** Kinds of content are objects of endpoints, lists of sources hold some in theirs. */
const DEPTH = 3;

/**
 * The endpoints that bundled code really uses, by id: those among the exports of contracts that
 * anything in the bundle asks for.
 */
export function listUsedEndpoints(
  usedExports: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, AnyEndpoint> {
  const found = new Map<string, AnyEndpoint>();
  for (const [file, names] of usedExports) {
    if (!file.includes(contracts) || names.size === 0) continue;
    const exported = require(file) as Record<string, unknown>;
    for (const name of names) addEndpoints(found, exported[name], DEPTH);
  }
  return found;
}

function addEndpoints(found: Map<string, AnyEndpoint>, value: unknown, depth: number) {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  if (isEndpoint(value)) found.set(value.id, value);
  else for (const part of Object.values(value)) addEndpoints(found, part, depth - 1);
}

function isEndpoint(value: object): value is AnyEndpoint {
  return 'id' in value && 'owner' in value && 'method' in value && 'path' in value;
}
