import { sessionsChanged } from 'shared/contracts/auth-sessions';
import { topicOf } from 'shared/contracts/stream-event';
import type { PageStream } from 'shared/stream/page-stream';

/** What a page is told of the account and of the site. */
export interface AccountNews {
  onNewer(): void;
  onSignedOut(): void;
}

/** Follows an account until the returned function is called; each piece of news is told once. */
export function followAccount(
  { store, follow }: Pick<PageStream, 'store' | 'follow'>,
  id: number,
  { onNewer, onSignedOut }: AccountNews,
): () => void {
  const ignore = () => undefined;
  const leave = follow(topicOf(sessionsChanged.topic, { id }), {
    onEvent: ignore,
    onResync: ignore,
  });
  const unsubscribe = store.subscribe((now, before) => {
    if (now.isNewer && !before.isNewer) onNewer();
    if (now.status === 'signed-out' && before.status !== 'signed-out') onSignedOut();
  });
  return () => {
    unsubscribe();
    leave();
  };
}
