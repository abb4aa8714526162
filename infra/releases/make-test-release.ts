import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toDiscoveryVersion } from './import-release';
import type { DiscoveryVersion } from './discovery-document';
import type { ReleaseManifest } from './release-manifest';
import { hashContent } from './verify-release';

/** What a test says of a release; the rest is filled in. */
export type TestRelease = { name: string; version: string } & Partial<ReleaseManifest>;

/** Writes a small whole release into a folder of its own and returns the folder. */
export function makeTestRelease(given: TestRelease): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-release-'));
  const contents: Record<string, string> = {
    'client/remoteEntry.js': `entry of ${given.name} ${given.version}`,
    'client/style.css': 'main { color: inherit }',
    'server/pages.cjs': 'module.exports = {}',
  };
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [path, hashContent(Buffer.from(content))]),
  );
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...manifestOf(given), files }));
  return folder;
}

/** A release as discovery lists it, without any files. */
export function makeTestVersion(given: TestRelease): DiscoveryVersion {
  return toDiscoveryVersion({ ok: true, manifest: manifestOf(given), manifestHash: 'sha384-test' });
}

function manifestOf(given: TestRelease): ReleaseManifest {
  return {
    kind: given.name === 'shell-host' ? 'shell' : 'remote',
    commit: 'abc1234',
    builtAt: '2026-01-01T00:00:00.000Z',
    routes: [],
    slots: [],
    needs: [],
    provides: [],
    client: { entry: 'remoteEntry.js', css: ['style.css'] },
    files: { 'client/remoteEntry.js': 'sha384-entry' },
    server: 'server/pages.cjs',
    shared: { react: '19.3.1' },
    ...given,
  };
}
