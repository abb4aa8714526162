import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(__dirname, 'template');
const SUFFIX = '.template';
const CONTRACT = 'contract.ts';
/** Longer names would break lines that the formatter then wants otherwise. */
const MAX_LENGTH = 20;

/** A remote that was made, its files by their place in the checkout, or why it was not. */
export type CreatedRemote =
  { ok: true; name: string; folder: string; files: string[] } | { ok: false; message: string };

/**
 * Makes a remote's folder from the template: a page, an endpoint and their tests.
 * @param root the checkout
 * @param given the name, with or without `mf-`
 */
export function createRemote(root: string, given: string): CreatedRemote {
  const short = given.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(short) || short.length > MAX_LENGTH)
    return {
      ok: false,
      message: `"${given}" is not a name: use small letters, digits and single hyphens, at most ${MAX_LENGTH}`,
    };
  const name = `mf-${short}`;
  const folder = join(root, name);
  if (existsSync(folder)) return { ok: false, message: `${name} exists already` };
  const contract = `shared/contracts/${short}.ts`;
  if (existsSync(join(root, contract))) return { ok: false, message: `${contract} exists already` };
  const files = listTemplates().map((file) => ({
    // contracts are where everyone's are
    to: file === CONTRACT ? contract : `${name}/${file}`,
    content: fill(readFileSync(join(TEMPLATE, file + SUFFIX), 'utf8'), short),
  }));
  for (const { to, content } of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), content);
  }
  return { ok: true, name, folder, files: files.map(({ to }) => to) };
}

function listTemplates(): string[] {
  return readdirSync(TEMPLATE, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
}

function fill(content: string, short: string): string {
  const title = short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ');
  return content
    .replaceAll('__NAME__', `mf-${short}`)
    .replaceAll('__SNAKE__', short.replaceAll('-', '_'))
    .replaceAll('__SHORT__', short)
    .replaceAll('__TITLE__', title);
}
