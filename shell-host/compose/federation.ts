import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import singleSpaReact from 'single-spa-react';
import * as router from 'shared/router';
import * as sessionStore from 'shared/session/session-store';
import { createContainerRuntime } from './container-runtime';

const integrities = new Map<string, string>();

/** Makes an entry's hash known; entries without one are not run. */
export function trustEntry(entry: string, integrity: string) {
  integrities.set(entry, integrity);
}

const integrityPlugin = {
  name: 'integrity',
  createScript({ url }: { url: string }) {
    const { pathname } = new URL(url, window.location.origin);
    const integrity = integrities.get(pathname);
    if (!integrity) throw new Error(`no integrity hash is known for ${pathname}`);
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

const single = (version: string, module: unknown) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** The single copies of the page; `SHARED_VERSIONS` is filled in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;
const versions = SHARED_VERSIONS;
const versionOf = (name: string) => versions[name] ?? '0.0.0';

export const federation = new ModuleFederation({
  name: 'shell-host',
  remotes: [],
  // else a shared module waits for the entries of all remotes, the one that hangs included
  shareStrategy: 'loaded-first',
  plugins: [integrityPlugin],
  shared: {
    react: single(versionOf('react'), React),
    'react/jsx-runtime': single(versionOf('react'), jsxRuntime),
    'react-dom': single(versionOf('react-dom'), reactDom),
    'react-dom/client': single(versionOf('react-dom'), reactDomClient),
    'single-spa-react': single(versionOf('single-spa-react'), {
      default: singleSpaReact,
      __esModule: true,
    }),
    'shared/router': single(versionOf('shared/router'), router),
    'shared/session/session-store': single(versionOf('shared/session/session-store'), sessionStore),
    'shared/contracts/zod': {
      version: versionOf('shared/contracts/zod'),
      scope: 'default',
      // only pages that check answers in the browser ask for it
      get: () =>
        import(/* webpackChunkName: "zod" */ 'shared/contracts/zod').then((zod) => () => zod),
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  },
});

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: () => ReturnType<typeof createContainerRuntime>;
}
// where developer tools look for it
setGlobalFederationInstance(federation);
// containers are built with the runtime as an external
globalThis._FEDERATION_BUNDLER_RUNTIME = () => createContainerRuntime(federation);
