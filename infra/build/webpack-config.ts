import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { containerName } from 'shared/remote-kit/container-name';
import {
  federationContainer,
  federationRuntime,
  shellDefinitions,
  steadyFederationId,
  withoutUnusedFederation,
} from './federation';
import { chunkIntegrity } from './chunk-integrity';
import { minifyCss } from './minify-css';
import { moduleRules } from './module-rules';
import { pageStyles } from './page-styles';
import { platformRequests } from './platform-modules';
import { root, type Unit } from './units';

/** What one build is for. */
export interface BuildTarget {
  unit: Unit;
  version: string;
  mode: 'production' | 'development';
  /** The release's folder. */
  output: string;
}

// the package's export map leads to the development build in every case
const productionRouter = path.join(root, 'node_modules/react-router/dist/production/index.mjs');

function base(target: BuildTarget, isServer: boolean): Configuration {
  const { unit, version, mode, output } = target;
  return {
    mode,
    context: root,
    // places alone, for the log; nobody downloads them
    devtool: mode === 'development' ? 'source-map' : isServer && 'hidden-nosources-source-map',
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    output: {
      path: path.join(output, isServer ? 'server' : 'client'),
      publicPath: `/releases/${unit.name}/${version}/client/`,
      uniqueName: containerName(unit.name, version),
      hashFunction: 'xxhash64',
      // its workers are a build of their own
      clean: isServer ? false : { keep: /\.worker\.js$/ },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      // `shared` is the folder beside the unit
      modules: [path.dirname(unit.folder), 'node_modules', path.join(root, 'node_modules')],
      alias: {
        'this-remote': path.join(unit.folder, 'remote.ts'),
        ...(mode === 'production' ? { 'react-router$': productionRouter } : {}),
        // the only one of its builds that can be cut
        'single-spa$': path.join(root, 'node_modules/single-spa/lib/es2015/esm/single-spa.dev.js'),
      },
    },
    module: {
      rules: moduleRules(target, isServer),
    },
  };
}

/** By swc, in a fifth of the time that Terser takes for the same bytes. */
const minifyScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: {
      ecma: 2020,
      compress: { passes: 2 },
      mangle: true,
      format: { comments: false },
    },
  });

/** The browser side: a federation container for a remote, the boot script for the shell. */
export function clientConfig(target: BuildTarget): Configuration {
  const common = base(target, false);
  const isShell = target.unit.kind === 'shell';
  return {
    ...common,
    name: `${target.unit.name} client`,
    target: ['web', 'es2020'],
    entry: isShell
      ? {
          boot: path.join(target.unit.folder, 'compose/entry.ts'),
          staff: path.join(target.unit.folder, 'staff/entry.ts'),
        }
      : {},
    output: {
      ...common.output,
      // the version is in the path: a hash more would be listed in every container
      filename: '[name].js',
      chunkFilename: '[id].js',
    },
    optimization: {
      minimizer: [minifyScripts()],
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          styles: { type: 'css/mini-extract', minChunks: 2, enforce: true },
        },
      },
    },
    externals: isShell ? [] : [federationRuntime],
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[id].css',
        ignoreOrder: true,
      }),
      ...(target.mode === 'production' ? [minifyCss] : []),
      ...(isShell ? [] : [pageStyles(target.output)]),
      ...(isShell
        ? [shellDefinitions(), withoutUnusedFederation]
        : [federationContainer(target), steadyFederationId]),
      // development replaces files in place
      ...(target.mode === 'development' ? [] : [chunkIntegrity]),
    ],
  };
}

/**
 * The workers of a remote's pages, `web/workers/<name>.worker.ts`: each one file beside the page's
 * chunks, without the federation, which a worker has no part in. Null where there are none.
 */
export function workerConfig(target: BuildTarget): Configuration | null {
  const folder = path.join(target.unit.folder, 'web/workers');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const workers = names.filter((name) => name.endsWith('.worker.ts'));
  if (workers.length === 0) return null;
  const common = base(target, false);
  return {
    ...common,
    name: `${target.unit.name} workers`,
    target: ['webworker', 'es2020'],
    entry: Object.fromEntries(workers.map((name) => [name.slice(0, -3), path.join(folder, name)])),
    output: { ...common.output, filename: '[name].js', clean: false },
    optimization: { minimizer: [minifyScripts()] },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The server side of the pages: one CommonJS file with its npm code; the platform gives the shared modules. */
export function serverConfig(target: BuildTarget): Configuration {
  const entry =
    target.unit.kind === 'shell'
      ? path.join(target.unit.folder, 'server/entry.ts')
      : path.join(root, 'shared/remote-kit/server/entry.ts');
  return serverSide(target, 'pages', entry);
}

/** The API: one CommonJS file with its npm code. */
export function apiConfig(target: BuildTarget): Configuration {
  const config = serverSide(target, 'api', path.join(target.unit.folder, 'api/index.ts'));
  return { ...config, plugins: [...(config.plugins ?? []), watchFolders(target.unit)] };
}

/** An edited text or picture makes a watched release anew, too: its API writes them to the database. */
function watchFolders({ folder }: Unit): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('watch-folders', ({ contextDependencies }) => {
        for (const name of ['content', 'media'])
          if (existsSync(path.join(folder, name))) contextDependencies.add(path.join(folder, name));
      });
    },
  };
}

function serverSide(target: BuildTarget, name: 'pages' | 'api', entry: string): Configuration {
  const common = base(target, true);
  return {
    ...common,
    name: `${target.unit.name} ${name}`,
    target: 'node20',
    entry: { [name]: entry },
    output: { ...common.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externals: platformRequests.map((request) => ({ [request]: `commonjs2 ${request}` })),
    optimization: {
      minimize: false,
      moduleIds: 'named',
      // what is used of the contracts says which endpoints a release needs
      usedExports: true,
      innerGraph: true,
      sideEffects: true,
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
