import { createRoot, type Root } from 'react-dom/client';
import type { Episode } from './episode';
import { MiniPlayer, type Start } from './mini-player';
import { keepPlaying } from './playing';

let opened: { host: HTMLElement; root: Root; episode: Episode } | null = null;
let turn = 0;

/**
 * Plays an episode in the bar at the foot of the window. The bar stands outside the pages of every
 * remote, so it goes on while the visitor reads elsewhere; what loads a new document takes it along.
 * @param start without `at`, where the listener stopped; `isPaused` shows the bar and waits
 */
export function playEpisode(episode: Episode, { at, isPaused = false }: Partial<Start> = {}) {
  opened = { ...(opened ?? open()), episode };
  turn += 1;
  const start = { at, isPaused, turn };
  opened.root.render(<MiniPlayer episode={episode} start={start} onClose={close} />);
}

function open() {
  const host = document.createElement('div');
  document.body.append(host);
  // the bar stays in sight above the end of the page, and takes room there instead of covering it
  host.dataset.player = '';
  window.addEventListener('pagehide', takeAlong);
  return { host, root: createRoot(host) };
}

function close() {
  window.removeEventListener('pagehide', takeAlong);
  opened?.root.unmount();
  opened?.host.remove();
  opened = null;
}

function takeAlong() {
  const audio = opened?.host.querySelector('audio');
  if (!opened || !audio || audio.ended) return;
  keepPlaying({ episode: opened.episode, at: audio.currentTime, isPaused: audio.paused });
}
