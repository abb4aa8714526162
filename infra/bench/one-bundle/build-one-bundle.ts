import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { writeIntegrity } from '../../build/chunk-integrity';
import { compressFiles } from '../../build/compress-files';
import { listUnits, root } from '../../build/units';
import { clientConfig } from '../../build/webpack-config';

/** `split`: one build with a chunk for each page. `whole`: the same in a single file. */
export type BundleShape = 'split' | 'whole';

/** A finished bundle. */
export interface Bundle {
  shape: BundleShape;
  folder: string;
  /** Addresses of the script and the style sheet a document names. */
  script: string;
  css: string;
}

/** The path under which a bundle's files are served. */
export const bundlePath = (shape: BundleShape) => `/one-bundle/${shape}/`;

/** Builds the whole site as one application, with the releases' own loaders and minifier. */
export async function buildOneBundle(shape: BundleShape): Promise<Bundle> {
  const folder = path.join(root, '.cache/bench/one-bundle', shape);
  rmSync(folder, { recursive: true, force: true });
  await compile(configFor(shape, folder));
  const names = readdirSync(folder);
  const find = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
  const [script, css] = [find(/^main\b.*\.js$/), find(/^main\b.*\.css$/)];
  if (shape === 'split') writeIntegrity(folder, script);
  await compressFiles([folder]);
  const address = (name: string) => bundlePath(shape) + name;
  return { shape, folder, script: address(script), css: address(css) };
}

function configFor(shape: BundleShape, folder: string): Configuration {
  const common = clientConfig({
    unit: {
      name: 'one-bundle',
      kind: 'shell',
      folder: __dirname,
      packageVersion: '0',
    },
    version: '0',
    mode: 'production',
    output: folder,
  });
  const { minimizer } = common.optimization ?? {};
  return {
    ...common,
    name: `one-bundle ${shape}`,
    entry: { main: path.join(__dirname, 'entry.ts') },
    output: { ...common.output, path: folder, publicPath: bundlePath(shape) },
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve?.alias, 'all-remotes': writeRemotes() },
    },
    // what the releases set for themselves is left out; a single build shares by itself
    optimization: { minimizer: minimizer ?? [] },
    plugins: [
      ...(common.plugins ?? []),
      ...(shape === 'whole' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : []),
    ],
  };
}

/** Lists every remote there is, so that a new one is measured too. */
function writeRemotes(): string {
  const folder = path.join(root, '.cache/bench/one-bundle');
  const remotes = listUnits().filter(({ kind }) => kind === 'remote');
  const imports = remotes.map(
    (remote, index) => `import r${index} from '${path.join(remote.folder, 'remote.ts')}';`,
  );
  const list = remotes.map((_, index) => `r${index}`).join(', ');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'all-remotes.ts');
  writeFileSync(file, `${imports.join('\n')}\nexport default [${list}];\n`);
  return file;
}

async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result as webpack.Stats))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
