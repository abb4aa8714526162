import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../build/units';
import { readEnvironment } from '../../environment/read-environment';
import { siteFacts } from '../../gateway/site-facts';
import { fetchBody } from '../fetch-body';
import { installTemplate } from '../install-template';
import { siteSettings } from '../start-site';
import { readSlot } from './read-slot';

const copied = [
  ...['frame', 'media', 'rules', 'styles'].map((folder) => `shell-host/${folder}`),
  'mf-content/web',
  'shared',
];

/**
 * Builds the Next.js twin of one page: the site's own frame and page components, copied beside the
 * template, rendered per request from the very data the site's page was rendered from.
 * @returns the twin's folder, ready to be started
 */
export async function prepareTwin(siteUrl: string, page: string): Promise<string> {
  const folder = installTemplate('next-twin');
  const copies = path.join(folder, 'site');
  rmSync(copies, { recursive: true, force: true });
  for (const source of copied)
    cpSync(path.join(root, source), path.join(copies, source), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|node_modules|package\.json$/.test(file),
    });
  const html = (await fetchBody(siteUrl + page, 'identity')).body.toString();
  const content = await readContent(siteUrl, page, html);
  writeFileSync(path.join(folder, 'content.json'), JSON.stringify(content));
  fillSlots(path.join(copies, 'shell-host/frame'), html);
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return folder;
}

/** Pieces of remotes stand in the frame's slots; the twin has their markup in place. */
function fillSlots(frame: string, html: string) {
  for (const file of readdirSync(frame).filter((name) => name.endsWith('.tsx'))) {
    const source = readFileSync(path.join(frame, file), 'utf8');
    const filled = source.replace(/<div data-slot="([\w.-]+)"><\/div>/g, (empty, slot: string) => {
      const piece = readSlot(html, slot);
      if (piece === '') return empty;
      return `<div data-slot="${slot}" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(piece)} }} />`;
    });
    if (filled !== source) writeFileSync(path.join(frame, file), filled);
  }
}

async function readContent(siteUrl: string, page: string, html: string) {
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  const { page: shown } = JSON.parse(state ?? '{}') as { page: { data: unknown; head: unknown } };
  const listed = await fetchBody(`${siteUrl}/api/get_remedies?lang=en&limit=10`, 'identity');
  const { data } = JSON.parse(listed.body.toString()) as {
    data: { slug: string; title: string }[];
  };
  const remedies = data.map(({ slug, title }) => ({ slug, title }));
  const environment = readEnvironment({
    ...siteSettings,
    PUBLIC_URL: siteUrl.replace('http:', 'https:'),
  });
  const site = siteFacts({ ...environment, publicUrl: siteUrl });
  return {
    data: shown.data,
    head: shown.head,
    frame: { lang: 'en', path: page, search: '', remedies, site },
    jsonLd: readJsonLd(html),
  };
}

/** What the site's document says to search engines; the page's state in it leaves that out. */
function readJsonLd(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown);
}
