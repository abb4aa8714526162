import { staffRoles, type StaffRole } from 'shared/contracts/staff-roles';
import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { nameDevice } from '../../model/name-device';
import { PasskeyPanel } from '../../staff/passkey-panel';
import { RecoveryCodes } from '../../staff/recovery-codes';
import type { StaffAccountData } from './load';
import classes from './staff-account.module.css';
import { text } from './text';

/** What a member of staff sees to alone: sessions, codes, keys. */
export default function StaffAccountPage({ data, lang }: PageProps<StaffAccountData>) {
  const words = text[lang];
  const { self, problem, recoveryCodes } = data;
  const path = localPath(lang, '/admin/account');
  if (!self) return <AdminPage title={words.title}>{null}</AdminPage>;
  return (
    <AdminPage title={words.title} lead={<bdi>{`${self.name} · ${self.email}`}</bdi>}>
      <ProblemNotice problem={problem} lang={lang} />
      {recoveryCodes && (
        <Panel>
          <Notice tone="success">{words.newCodes}</Notice>
          <RecoveryCodes codes={recoveryCodes} />
        </Panel>
      )}
      <Panel title={words.roles}>
        <ul className={classes.roles}>
          {self.roles.map((role) => (
            <li key={role}>
              <strong>{staffRoles[role as StaffRole].name[lang]}</strong>{' '}
              {staffRoles[role as StaffRole].about[lang]}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.sessions} lead={words.sessionsLead}>
        <ul className={classes.sessions}>
          {self.sessions.map((session) => (
            <SessionLine key={session.id} session={session} lang={lang} path={path} />
          ))}
        </ul>
      </Panel>
      <PasskeyPanel passkeys={self.passkeys} lang={lang} path={path} />
      <Panel title={words.codes} lead={words.left(self.recovery_codes_left)}>
        <div>
          <Confirm
            label={words.renew}
            title={words.renewTitle}
            action={words.renew}
            cancel={words.cancel}
            to={path}
            fields={{ intent: 'renew' }}
          >
            <p>{words.renewWhat}</p>
            <TextInput
              label={words.renewCode}
              name="code"
              autoComplete="one-time-code"
              maxLength={40}
              required
            />
          </Confirm>
        </div>
      </Panel>
    </AdminPage>
  );
}

interface SessionLineProps {
  session: SessionRecord;
  lang: 'en' | 'hi';
  path: string;
}

function SessionLine({ session, lang, path }: SessionLineProps) {
  const words = text[lang];
  const face = useClockFace(lang);
  return (
    <li>
      <div>
        <strong>{nameDevice(session.user_agent) ?? words.unknownDevice}</strong>
        {session.current && <em>{words.here}</em>}
        <p>
          {words.lastSeen} {writeMoment(session.last_seen_at, face)} · <bdi>{session.address}</bdi>
        </p>
      </div>
      <form method="post" action={path}>
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="session" value={session.id} />
        <Button type="submit" tone="secondary">
          {words.end}
        </Button>
      </form>
    </li>
  );
}
