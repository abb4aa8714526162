import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { nameDevice } from './name-device';
import { text } from './text';
import classes from './user-profile.module.css';

export function SessionList({ sessions, lang }: { sessions: SessionRecord[]; lang: Lang }) {
  const words = text[lang];
  const when = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <ul className={classes.sessions}>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <strong>{nameDevice(session.user_agent) ?? words.unknownDevice}</strong>
            {session.current && <span className={classes.current}>{words.thisDevice}</span>}
            <p>
              {words.lastSeen}: {formatDate(session.last_seen_at, lang, when)} ·{' '}
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
