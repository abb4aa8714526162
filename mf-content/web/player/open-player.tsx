import { createRoot, type Root } from 'react-dom/client';
import type { Episode } from './episode';
import { MiniPlayer } from './mini-player';

let opened: { host: HTMLElement; root: Root } | null = null;
let turn = 0;

/**
 * Plays an episode in the bar at the foot of the window. The bar stands outside the pages of every
 * remote, so it goes on while the visitor reads elsewhere.
 * @param at seconds from the beginning; without it, where the listener stopped
 */
export function playEpisode(episode: Episode, at?: number) {
  opened ??= open();
  turn += 1;
  opened.root.render(<MiniPlayer episode={episode} at={at} turn={turn} onClose={close} />);
}

function open() {
  const host = document.createElement('div');
  document.body.append(host);
  // the bar stays in sight above the end of the page, and takes room there instead of covering it
  host.dataset.player = '';
  return { host, root: createRoot(host) };
}

function close() {
  opened?.root.unmount();
  opened?.host.remove();
  opened = null;
}
