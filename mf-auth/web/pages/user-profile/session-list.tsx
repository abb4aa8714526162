import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { nameDevice } from '../../model/name-device';
import { text } from './text';
import { useLiveSessions } from './use-live-sessions';
import classes from './user-profile.module.css';

interface SessionListProps {
  sessions: SessionRecord[];
  userId: number;
  lang: Lang;
}

/** Where a customer is signed in, as it is now, and how that ends. */
export function SessionList({ sessions: given, userId, lang }: SessionListProps) {
  const sessions = useLiveSessions(given, userId);
  const words = text[lang];
  const face = useClockFace(lang);
  const action = localPath(lang, '/user-profile');
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{nameDevice(session.user_agent) ?? words.unknownDevice}</strong>
              {session.current && <span className={classes.current}>{words.thisDevice}</span>}
              <p>
                {words.lastSeen}: {writeMoment(session.last_seen_at, face)} ·{' '}
                <bdi>{session.address}</bdi>
              </p>
            </div>
            <form method="post" action={action}>
              <input type="hidden" name="intent" value="end" />
              <input type="hidden" name="session_id" value={session.id} />
              <Button type="submit" tone="secondary">
                {words.end}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={action} className={classes.everywhere}>
          <input type="hidden" name="intent" value="end-all" />
          <Button type="submit">{words.endAll}</Button>
          <p>{words.endAllLead}</p>
        </form>
      )}
    </>
  );
}
