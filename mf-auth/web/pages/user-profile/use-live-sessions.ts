import { useEffect, useState } from 'react';
import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { isFailure } from 'shared/http/failure';

/** The sessions as they are now: read anew whenever one begins or ends. */
export function useLiveSessions(given: SessionRecord[], userId: number): SessionRecord[] {
  const [shown, setShown] = useState({ given, sessions: given });
  if (shown.given !== given) setShown({ given, sessions: given });
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isGone = false;
    void followSessions(userId, (sessions) => {
      if (!isGone) setShown((now) => ({ ...now, sessions }));
    }).then((stop) => {
      leave = stop;
      if (isGone) stop();
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [userId]);
  return shown.sessions;
}

async function followSessions(userId: number, show: (sessions: SessionRecord[]) => void) {
  const [{ pageStream }, { browserCall }, { getSessions, sessionsChanged }, { topicOf }] =
    await Promise.all([
      import('shared/stream/page-stream'),
      import('shared/http/browser-call'),
      import('shared/contracts/auth-sessions'),
      import('shared/contracts/stream-event'),
    ]);
  const read = async () => {
    const reply = await browserCall(getSessions, { params: { id: userId } });
    if (!isFailure(reply)) show(reply.data);
  };
  const again = () => void read();
  return pageStream().follow(topicOf(sessionsChanged.topic, { id: userId }), {
    onEvent: again,
    onResync: again,
  });
}
