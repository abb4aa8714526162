import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { containerName } from 'shared/remote-kit/container-name';
import { nameClasses } from './class-names';
import { minifyCss } from './minify-css';
import { pageStyles } from './page-styles';
import { sharedRequests, sharedVersions } from './shared-modules';
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

const kit = (file: string) => path.join(root, 'shared/remote-kit', file);

function base({ unit, version, mode, output }: BuildTarget, isServer: boolean): Configuration {
  const nameClass = nameClasses(unit, version);
  return {
    mode,
    context: root,
    devtool: mode === 'development' ? 'source-map' : false,
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
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        'this-remote': path.join(unit.folder, 'remote.ts'),
        ...(mode === 'production' ? { 'react-router$': productionRouter } : {}),
        // the only one of its builds that can be cut
        'single-spa$': path.join(root, 'node_modules/single-spa/lib/es2015/esm/single-spa.dev.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: isServer ? 'es2022' : 'es2020',
            },
          },
        },
        {
          test: /\.css$/,
          resourceQuery: { not: [/url/] },
          use: [
            ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: 'css-loader',
              options: {
                importLoaders: 0,
                modules: {
                  auto: true,
                  exportOnlyLocals: isServer,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  ...(mode === 'development'
                    ? {
                        localIdentHashSalt: version,
                        localIdentName: '[name]__[local]_[hash:base64:5]',
                      }
                    : {
                        getLocalIdent: (
                          { resourcePath }: { resourcePath: string },
                          _pattern: string,
                          name: string,
                        ) => nameClass(resourcePath, name),
                      }),
                },
              },
            },
          ],
        },
        {
          test: /react-router[\\/]dist[\\/].*\.mjs$/,
          loader: path.join(__dirname, 'drop-side-effects.cjs'),
        },
        { test: /single-spa\.dev\.js$/, loader: path.join(__dirname, 'lean-single-spa.cjs') },
        {
          // a style sheet that script links when it is needed, plain as it stands
          test: /\.css$/,
          resourceQuery: /url/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
        },
        {
          test: /\.svg$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
        },
      ],
    },
  };
}

const minifyScripts = () =>
  new TerserPlugin({
    extractComments: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
  });

/** The browser side: a federation container for a remote, the boot script for the shell. */
export function clientConfig(target: BuildTarget): Configuration {
  const common = base(target, false);
  const isShell = target.unit.kind === 'shell';
  return {
    ...common,
    name: `${target.unit.name} client`,
    target: ['web', 'es2020'],
    entry: isShell ? { boot: path.join(target.unit.folder, 'compose/entry.ts') } : {},
    output: {
      ...common.output,
      filename: '[name].[contenthash:8].js',
      // the version is in the path: a hash more would be listed in every container
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
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[id].css',
        ignoreOrder: true,
      }),
      ...(target.mode === 'production' ? [minifyCss] : []),
      ...(isShell ? [] : [pageStyles(target.output)]),
      ...(isShell ? [shellDefinitions(), withoutUnusedFederation] : [federationContainer(target)]),
    ],
  };
}

/**
 * The shell stands in for the federation runtime of all containers: each would otherwise carry its own.
 */
const federationRuntime = (
  { request = '' }: { request?: string },
  callback: (error?: undefined, external?: string) => void,
) =>
  /webpack-bundler-runtime/.test(request)
    ? callback(undefined, 'var _FEDERATION_BUNDLER_RUNTIME()')
    : callback();

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

/** What lets the federation runtime in the shell be smaller: releases name their files, no manifests are read. */
function shellDefinitions() {
  return new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    ENV_TARGET: '"web"',
  });
}

const unusedFederation = [
  'error-codes/dist/desc',
  'runtime-core/dist/plugins/generate-preload-assets',
  'runtime-core/dist/plugins/snapshot/index',
  'runtime-core/dist/utils/preload',
  'runtime-core/dist/utils/semver/index',
  'sdk/dist/generateSnapshotFromManifest',
  'sdk/dist/node',
];

const withoutUnusedFederation = new webpack.NormalModuleReplacementPlugin(
  new RegExp(`@module-federation/(${unusedFederation.join('|')})\\.m?js$`),
  (data) => {
    const { createData } = data;
    if (createData) createData.resource = path.join(__dirname, 'unused-federation.mjs');
  },
);

function federationContainer({ unit, version }: BuildTarget) {
  const name = containerName(unit.name, version);
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: kit('browser/entry.ts'), name: 'remote' } },
    shared: Object.fromEntries(
      Object.keys(sharedRequests).map((request) => [
        request,
        { singleton: true, import: false as const, requiredVersion: false as const },
      ]),
    ),
    dts: false,
    manifest: false,
  });
}

/** The server side of the pages: one CommonJS file; shared modules are given by the gateway. */
export function serverConfig(target: BuildTarget): Configuration {
  const common = base(target, true);
  const entry =
    target.unit.kind === 'shell'
      ? path.join(target.unit.folder, 'server/entry.ts')
      : kit('server/entry.ts');
  return {
    ...common,
    name: `${target.unit.name} server`,
    target: 'node20',
    entry: { pages: entry },
    output: { ...common.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externals: [...Object.keys(sharedRequests), 'react-dom/server', 'zustand'].map((request) => ({
      [request]: `commonjs2 ${request}`,
    })),
    optimization: { minimize: false, moduleIds: 'named' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The API: one CommonJS file; npm packages come from the gateway's installation. */
export function apiConfig(target: BuildTarget): Configuration {
  const common = base(target, true);
  return {
    ...common,
    name: `${target.unit.name} api`,
    target: 'node20',
    entry: { api: path.join(target.unit.folder, 'api/index.ts') },
    output: { ...common.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externals: [
      ({ request = '' }, callback) => {
        const isOwn = /^[./]/.test(request) || request.startsWith('shared/');
        return isOwn ? callback() : callback(undefined, `commonjs2 ${request}`);
      },
    ],
    optimization: { minimize: false, moduleIds: 'named' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
