import type { ModuleFederation } from '@module-federation/runtime-core';

/** What of a container's webpack runtime is used here. */
interface WebpackRequire {
  /** Factories of its modules. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that were run. */
  c: Record<string, unknown>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
  };
}

interface Consumed {
  chunkId: string;
  /** Shared modules by the chunk that needs them. */
  chunkMapping: Record<string, string[]>;
  /** What is being loaded, or 0 for what is there. */
  installedModules: Record<string, Promise<unknown> | 0>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
}

/**
 * What a container's generated code calls as the federation's bundler runtime. The package's own gives each
 * container an instance with share scopes to merge; here all take their shared modules from the shell's one.
 * Containers of every release call these functions: their shape stays.
 */
export function createContainerRuntime(federation: ModuleFederation) {
  const bundlerRuntime = {
    init: () => federation,
    initContainerEntry: () => true,
    I: async () => true,
    consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumed) {
      for (const id of chunkMapping[chunkId] ?? [])
        promises.push((installedModules[id] ??= install(id)));

      async function install(id: string) {
        const { shareKey = '' } =
          webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id] ?? {};
        try {
          const provide = await federation.loadShare(shareKey);
          if (!provide) throw new Error(`the shell provides no ${shareKey}`);
          webpackRequire.m[id] = (module) => {
            // the factory runs once for all containers: none keeps a copy
            delete webpackRequire.c[id];
            module.exports = provide();
          };
          installedModules[id] = 0;
        } catch (error) {
          // asked for again with the next chunk that needs it
          delete installedModules[id];
          throw error;
        }
      }
    },
  };
  return { runtime: {}, bundlerRuntime, bundlerRuntimeOptions: {} };
}
