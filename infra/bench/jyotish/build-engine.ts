import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { root } from '../../build/units';
import { serverConfig } from '../../build/webpack-config';

/**
 * The engine as a release carries it: bundled by the releases' own configuration. Loaded file by file
 * every call would go through a module's export, which costs half of a chart's time.
 */
export async function buildEngine(): Promise<typeof import('./engine')> {
  const folder = path.join(root, '.cache/bench/jyotish/engine');
  const tables = path.join(folder, 'tables');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(tables)) symlinkSync(path.join(root, 'shared/jyotish/astronomy/tables'), tables);
  const common = serverConfig({
    unit: {
      name: 'engine',
      kind: 'shell',
      folder: __dirname,
      packageVersion: '0',
    },
    version: '0',
    mode: 'production',
    output: folder,
  });
  const compiler = webpack({
    ...common,
    entry: { engine: path.join(__dirname, 'engine.ts') },
    output: { ...common.output, path: folder },
    node: { __dirname: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }));
  return createRequire(__filename)(path.join(folder, 'engine.cjs')) as typeof import('./engine');
}
