import type { AnyEndpoint } from 'shared/contracts/contract';

/** Where a release says how it understands the endpoints it serves and calls. */
export const CONTRACTS_FILE = 'server/contracts.json';

/** JSON Schema, as zod writes it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Who may call, as a contract says it. */
export type CallerView = Pick<AnyEndpoint, 'callers' | 'permission'> & {
  /** Releases of before say nothing. */
  caller?: AnyEndpoint['caller'];
};

/** An endpoint as one release understands it. */
export interface ContractView extends CallerView {
  method: string;
  path: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  answer: JsonSchema;
}

/** By the endpoint's id. */
export interface ContractsFile {
  served: Record<string, ContractView>;
  called: Record<string, ContractView>;
}
