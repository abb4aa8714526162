import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Operation } from './operation';
import type { OperationResult } from './operation-result';
import { refuse, type Refusal } from './refusal';
import { releaseManifest } from './release-manifest';
import type { OpenedUpload } from './uploads';
import { readIfThere } from './verify-release';

type Site = { url: string; token: string };

/** A connection that breaks is tried once more: what had arrived by then is not sent again. */
const ATTEMPTS = 2;

/** Asks a running site to carry out an operation. Of a folder to deploy only what is missing there is sent. */
export async function callOps(
  url: string,
  token: string,
  operation: Operation,
): Promise<OperationResult> {
  const site = { url: url.replace(/\/+$/, ''), token };
  const { command, ...body } = operation;
  if (!('sources' in body)) return send(site, command, body);
  const uploads: string[] = [];
  for (const source of body.sources) {
    if (!('folder' in source)) return refuse('bad_operation', 'Only folders can be uploaded');
    const sent = await upload(site, resolve(source.folder));
    if (!sent.ok) return sent;
    uploads.push(sent.upload);
  }
  const { sources: _folders, ...rest } = body;
  return send(site, command, { ...rest, uploads });
}

/** Brings a built folder to the site; done when every file of it is there. */
async function upload(site: Site, folder: string): Promise<OpenedUpload> {
  const content = await readIfThere(join(folder, 'release.json'));
  if (!content) return refuse('missing_release', `${folder} has no release.json`);
  const manifest = releaseManifest.safeParse(JSON.parse(content.toString('utf8')));
  if (!manifest.success) return refuse('bad_release', `${folder}/release.json is not valid`);
  const opened = await send<OpenedUpload>(site, 'offer', { manifest: content.toString('utf8') });
  if (!opened.ok) return opened;
  for (const hash of opened.missing) {
    const [file] = Object.entries(manifest.data.files).find(([, each]) => each === hash) ?? [];
    if (!file) return refuse('bad_operation', `The site asks for ${hash}, which is no file`);
    const refusal = await sendFile(site, opened.upload, hash, join(folder, file));
    if (refusal) return refusal;
  }
  return opened;
}

async function sendFile(
  site: Site,
  id: string,
  hash: string,
  file: string,
): Promise<Refusal | null> {
  const body = await readFile(file);
  const place = `uploads/${id}/${encodeURIComponent(hash)}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await exchange<{ ok: true }>(site, place, { method: 'PUT', headers, body });
  return answer.ok ? null : answer;
}

function send<R extends { ok: boolean } = OperationResult>(
  site: Site,
  command: string,
  body: object,
) {
  const headers = { 'content-type': 'application/json' };
  return exchange<R>(site, command, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function exchange<R extends { ok: boolean }>(
  { url, token }: Site,
  place: string,
  init: { method: string; headers: Record<string, string>; body: string | Buffer<ArrayBuffer> },
): Promise<R | Refusal> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  // what changes something is asked for once
  const attempts = init.method === 'PUT' ? ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1)
    try {
      const response = await fetch(`${url}/ops/releases/${place}`, { ...init, headers });
      const answer: unknown = await response.json().catch(() => null);
      if (isResult<R>(answer)) return answer;
      const message = (answer as { message?: string } | null)?.message ?? 'no readable answer';
      return refuse('bad_operation', `${url} answered ${response.status}: ${message}`);
    } catch {
      if (attempt >= attempts) return refuse('unreachable', `${url} does not answer`);
    }
}

function isResult<R>(answer: unknown): answer is R | Refusal {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
