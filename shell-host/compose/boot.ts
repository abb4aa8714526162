import { readKept } from 'shared/kept-in-browser/storage';
import { hasCarriedFields } from '../frame/behaviour/carry-fields';
import { startFrame } from '../frame/behaviour/start-frame';
import { listenForFailures } from './tell-failure';
import { waitsForIntent } from './waits-for-intent';

// Scripts this one adds are trusted through it (strict-dynamic): no nonce needs to be handed on.

let app: Promise<typeof import('./app')> | null = null;

/** Everything that needs React comes with this chunk: at the first sign of use or, on a fast line, when idle. */
function loadApp() {
  app ??= import(/* webpackChunkName: "app", webpackFetchPriority: "low" */ './app').then(
    (loaded) => {
      loaded.startApp();
      return loaded;
    },
  );
  return app;
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1200);
}

listenForFailures();
startFrame(document);

const isMidway = hasCarriedFields(document) || readKept('tarapath:playing') !== null;

if (isMidway || !waitsForIntent(document, navigator)) {
  if (document.readyState === 'complete') whenIdle(loadApp);
  else window.addEventListener('load', () => whenIdle(loadApp), { once: true });
}

for (const sign of ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const)
  document.addEventListener(sign, loadApp, { once: true, passive: true });

// Sign-in opens as a dialog; should its code not arrive, the link's own page serves.
document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('a[data-sign-in]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  loadApp()
    .then(({ openSignIn }) => openSignIn())
    .catch(() => window.location.assign(opener.href));
});
