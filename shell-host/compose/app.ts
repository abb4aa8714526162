import { moveOldCity } from 'shared/preferences/move-old-city';
import { sessionStore } from 'shared/session/session-store';
import { startNavigation } from './navigation';
import { pageState } from './read-state';
import { sampleVitals } from './sample-vitals';
import { startSlots } from './slots';

export { openSignIn } from './slots';

/** Starts the part of the shell that needs React: session, navigation between remotes, slots. */
export function startApp() {
  sampleVitals();
  sessionStore.getState().accept(pageState.session);
  moveOldCity();
  startSlots();
  startNavigation();
}
