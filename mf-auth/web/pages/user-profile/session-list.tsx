import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { nameDevice } from './name-device';
import { text } from './text';
import classes from './user-profile.module.css';

export function SessionList({ sessions, lang }: { sessions: SessionRecord[]; lang: Lang }) {
  const words = text[lang];
  const face = useClockFace(lang);
  return (
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
          <form method="post" action={localPath(lang, '/user-profile')}>
            <input type="hidden" name="intent" value="end" />
            <input type="hidden" name="session_id" value={session.id} />
            <Button type="submit" tone="secondary">
              {words.end}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
