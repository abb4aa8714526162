import { createRequire } from 'node:module';
import path from 'node:path';

const requireHere = createRequire(path.join(__dirname, 'provided-modules.ts'));

/** The process's single copies; a release's server bundle asks for them by these names. */
const provided: Record<string, () => unknown> = {
  'shared/contracts/zod': () => require('shared/contracts/zod'),
  'shared/router': () => require('shared/router'),
  'shared/session/session-store': () => require('shared/session/session-store'),
};

/** What `require` means inside a release: shared modules of this process, else npm packages of the gateway. */
export function requireForRelease(request: string): unknown {
  const own = provided[request];
  return own ? own() : requireHere(request);
}
