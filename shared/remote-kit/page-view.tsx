import type { Preferences } from 'shared/preferences/preferences';
import { PreferencesContext } from 'shared/preferences/use-preferences';
import { Router, type Navigator } from 'shared/router';
import type { PageComponent, PageProps } from './page';
import { ServerPartsContext, type ServerParts } from './static-part';

/** A page ready to be shown: its component, what it gets, and its address. */
export interface ReadyPage {
  component: PageComponent;
  props: PageProps<never>;
  /** Path and query with the language prefix, as react-router sees it. */
  location: string;
  /** A page of another route is mounted anew; the same route keeps its state. */
  key: string;
  /** Static parts of a page that is taken over; none where all data is there. */
  serverParts?: ServerParts;
}

/** Renders a ready page inside the router; the same tree on the server and in the browser. */
export function PageView({
  page,
  preferences,
  navigator,
}: {
  page: ReadyPage;
  preferences: Preferences;
  navigator: Navigator;
}) {
  const Page = page.component;
  return (
    <PreferencesContext value={preferences}>
      <ServerPartsContext value={page.serverParts ?? null}>
        <Router location={page.location} navigator={navigator}>
          <Page key={page.key} {...page.props} />
        </Router>
      </ServerPartsContext>
    </PreferencesContext>
  );
}
