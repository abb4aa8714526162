import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { browserCall } from 'shared/http/browser-call';
import { splitLang } from 'shared/i18n/split-lang';
import { readPagePreferences } from 'shared/preferences/page-preferences';
import { PreferencesContext } from 'shared/preferences/use-preferences';
import { sessionStore } from 'shared/session/session-store';
import type { Load, RemoteDefinition } from '../page';

/** Mounts one piece into an element; answers with the function that removes it. */
export type MountPiece = (options: {
  element: HTMLElement;
  /** Data of a piece the server rendered with this very release; `undefined` to load and render afresh. */
  data: unknown;
  onError(error: unknown): void;
}) => Promise<() => void>;

/** A remote's pieces by slot name. */
export type Pieces = Readonly<Record<string, MountPiece>>;

/** Makes the mount functions for all slots a remote offers. */
export function createPieces(definition: RemoteDefinition): Pieces {
  const entries = (definition.slots ?? []).map((offer): [string, MountPiece] => [
    offer.name,
    async ({ element, data, onError }) => {
      const { lang, path } = splitLang(window.location.pathname);
      const session = sessionStore.getState().user;
      const piece = (await offer.piece()).default;
      const identifierPrefix = `${definition.name}-${offer.name}`;
      const preferences = readPagePreferences(lang);
      const show = (data: unknown) => (
        <PreferencesContext value={preferences}>
          {createElement(piece, { data: data as never, lang, params: {}, session })}
        </PreferencesContext>
      );
      const report = { onUncaughtError: onError, identifierPrefix };
      let root: Root;
      if (data !== undefined) {
        root = hydrateRoot(element, show(data), report);
      } else {
        const load = (await offer.load()).default as Load<unknown>;
        const query = new URLSearchParams(window.location.search);
        const visit = { params: {}, path, query, lang, session, preferences };
        const loaded = await load({ ...visit, call: browserCall, form: null });
        element.replaceChildren();
        root = createRoot(element, report);
        root.render(show(loaded.data));
      }
      return () => root.unmount();
    },
  ]);
  return Object.fromEntries(entries);
}
