import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { containerName } from 'shared/remote-kit/container-name';
import { sharedRequests, sharedVersions } from './shared-modules';
import { root } from './units';
import type { BuildTarget } from './webpack-config';

/**
 * The shell stands in for the federation runtime of all containers: each would otherwise carry its own.
 */
export const federationRuntime = (
  { request = '' }: { request?: string },
  callback: (error?: undefined, external?: string) => void,
) =>
  /webpack-bundler-runtime/.test(request)
    ? callback(undefined, 'var _FEDERATION_BUNDLER_RUNTIME()')
    : callback();

/** What lets the federation runtime in the shell be smaller: releases name their files, no manifests are read. */
export function shellDefinitions() {
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

/** Parts of the runtime that nothing here calls are left out. */
export const withoutUnusedFederation = new webpack.NormalModuleReplacementPlugin(
  new RegExp(`@module-federation/(${unusedFederation.join('|')})\\.m?js$`),
  (data) => {
    const { createData } = data;
    if (createData) createData.resource = path.join(__dirname, 'unused-federation.mjs');
  },
);

/** The plugin's own module is named by a path on this machine; its number must not depend on that. */
export const steadyFederationId = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('steady-federation-id', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'steady-federation-id', stage: -100 }, (modules) => {
        for (const module of modules)
          if (/[\\/]\.federation[\\/]/.test(module.nameForCondition() ?? ''))
            compilation.chunkGraph.setModuleId(module, 'federation');
      });
    });
  },
};

/** A remote's container: its one module, and what it takes from the shell. */
export function federationContainer({ unit, version }: BuildTarget) {
  const name = containerName(unit.name, version);
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: {
      './remote': { import: path.join(root, 'shared/remote-kit/browser/entry.ts'), name: 'remote' },
    },
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
