import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { AnyEndpoint } from 'shared/contracts/contract';
import {
  CONTRACTS_FILE,
  type ContractsFile,
  type ContractView,
} from '../releases/release-contracts';

/** Leaves in a release how it understands each endpoint it serves and calls, so that others can be compared. */
export function writeContracts(
  output: string,
  { called, served }: { called: AnyEndpoint[]; served: AnyEndpoint[] },
): void {
  const content: ContractsFile = {
    // a server must answer what it says; a caller must understand what comes
    served: describeAll(served, 'output'),
    called: describeAll(called, 'input'),
  };
  writeFileSync(path.join(output, CONTRACTS_FILE), JSON.stringify(content));
}

function describeAll(endpoints: AnyEndpoint[], answerAs: 'input' | 'output') {
  const described = endpoints.map(({ id, method, path: address, ...parts }) => {
    const { caller, callers, permission } = parts;
    const view: ContractView = {
      ...{ method, path: address, caller, answer: describe(parts.answer, answerAs) },
      ...(callers ? { callers } : {}),
      ...(permission ? { permission } : {}),
    };
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = parts[part];
      if (schema) view[part] = describe(schema, 'input');
    }
    return [id, view] as const;
  });
  return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describe(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
