import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { configsFor, finishRelease } from '../../build/build-release';
import { compile } from '../../build/compile';
import { listUnits, root } from '../../build/units';

const replaced = [
  [/(^|\/)static-part$/, 'whole-part.tsx'],
  [/(^|\/)hydrate-in-slices$/, 'hydrate-at-once.ts'],
] as const;

/** Builds a remote from the same sources, but all of a page is hydrated, and at once. */
export async function buildOlderRelease(
  name: string,
): Promise<{ version: string; folder: string }> {
  const unit = listUnits().find((candidate) => candidate.name === name);
  if (!unit) throw new Error(`there is no ${name}`);
  const version = `${unit.packageVersion}-whole-${Date.now().toString(36)}`;
  const output = path.join(root, '.cache/bench/hydration', name, version);
  rmSync(path.dirname(output), { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const target = { unit, version, mode: 'production', output } as const;
  await finishRelease(target, await compile(configsFor(target).map(hydrateAll)));
  return { version, folder: output };
}

function hydrateAll(config: Configuration): Configuration {
  const replacements = replaced.map(
    ([request, file]) =>
      new webpack.NormalModuleReplacementPlugin(request, path.join(__dirname, file)),
  );
  const loader = path.join(__dirname, 'wait-for-parts.cjs');
  const pages = { test: /\/page\.tsx$/, enforce: 'pre', loader } as const;
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), pages] },
    plugins: [...(config.plugins ?? []), ...replacements],
  };
}
