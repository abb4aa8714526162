import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UPLOAD_LIMIT } from './import-release';
import type { Operation } from './operation';
import { refuse, type Refusal } from './refusal';
import type { OperationResult } from './operation-result';
import { listFiles } from './verify-release';

/** Asks a running site to carry out an operation. A folder to deploy is uploaded. */
export async function callOps(
  url: string,
  token: string,
  operation: Operation,
): Promise<OperationResult> {
  const { command, ...body } = operation;
  const upload = 'sources' in body ? await readUpload(body.sources) : { ok: true, files: {} };
  if (!upload.ok) return upload as Refusal;
  let response: Response;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}/ops/releases/${command}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...upload, sources: undefined, ok: undefined }),
    });
  } catch {
    return refuse('unreachable', `${url} does not answer`);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (isResult(answer)) return answer;
  const message = (answer as { message?: string } | null)?.message ?? 'no readable answer';
  return refuse('bad_operation', `${url} answered ${response.status}: ${message}`);
}

async function readUpload(
  sources: Extract<Operation, { command: 'deploy' }>['sources'],
): Promise<{ ok: true; files: Record<string, string> } | Refusal> {
  const source = sources[0];
  if (!source || sources.length > 1)
    return refuse('bad_operation', 'One release at a time can be uploaded');
  if ('files' in source) return { ok: true, files: source.files };
  const folder = resolve(source.folder);
  const files: Record<string, string> = {};
  let size = 0;
  try {
    for (const path of await listFiles(folder)) {
      const content = await readFile(join(folder, path));
      size += content.length;
      files[path] = content.toString('base64');
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return refuse('missing_release', `${folder} does not exist`);
  }
  if (size > UPLOAD_LIMIT)
    return refuse('too_large', 'An uploaded release may weigh 20 MB at most');
  return { ok: true, files };
}

function isResult(answer: unknown): answer is OperationResult {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
