import { z } from 'zod';
import type { ReleaseSource } from './import-release';
import type { PruneOptions } from './prune-releases';
import { refuse, type Refusal } from './refusal';
import { releaseName, releaseVersion } from './release-manifest';
import { uploadId } from './uploads';

const note = { by: z.string().min(1).max(100), why: z.string().max(500).default('') };
const remote = releaseName;
const version = releaseVersion;

/** The body of each operation as it comes over the network, by command. */
const bodies = {
  list: z.object({}),
  history: z.object({ remote }),
  deploy: z.object({
    uploads: z.array(z.string().regex(uploadId)).min(1).max(20),
    traffic: z.number().default(100),
    ...note,
  }),
  canary: z.object({ remote, version, percent: z.number(), ...note }),
  promote: z.object({ remote, version, ...note }),
  rollback: z.object({
    remote,
    version: version.optional(),
    from: version.optional(),
    ...note,
    why: z.string().min(1).max(500),
  }),
  verify: z.object({}),
  prune: z.object({
    days: z.number().min(0).default(30),
    generations: z.number().int().min(1).default(20),
    dryRun: z.boolean().default(false),
  }),
  preview: z.object({ remote, version, hours: z.number().min(0.1).max(72).default(8) }),
};

type Note = { by: string; why: string };

/** `version` is where to go back to, `from` what is left: two who leave the same one do it once. */
type Rollback = { remote: string; version?: string | undefined; from?: string | undefined };

/** What ops can ask for. A deploy takes several releases when they only fit together. */
export type Operation =
  | { command: 'list' }
  | { command: 'history'; remote: string }
  | ({ command: 'deploy'; sources: ReleaseSource[]; traffic: number } & Note)
  | ({ command: 'canary'; remote: string; version: string; percent: number } & Note)
  | ({ command: 'promote'; remote: string; version: string } & Note)
  | ({ command: 'rollback' } & Rollback & Note)
  | { command: 'verify' }
  | ({ command: 'prune' } & PruneOptions)
  | { command: 'preview'; remote: string; version: string; hours: number };

/** The names of all operations. */
export const commands = Object.keys(bodies) as Operation['command'][];

/** Reads an operation that came over the network; folders of the server can't be named there. */
export function readOperation(
  command: string,
  body: unknown,
): { ok: true; operation: Operation } | Refusal {
  if (!isCommand(command))
    return refuse('bad_operation', `There is no command "${command}": use ${commands.join(', ')}`);
  const parsed = bodies[command].safeParse(body ?? {});
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refuse('bad_operation', `${issue?.path.join('.') || 'The body'}: ${issue?.message}`);
  }
  const { uploads, ...data } = parsed.data as { uploads?: string[] };
  const sources = uploads ? { sources: uploads.map((upload) => ({ upload })) } : {};
  return { ok: true, operation: { command, ...data, ...sources } as Operation };
}

function isCommand(command: string): command is Operation['command'] {
  return Object.hasOwn(bodies, command);
}
