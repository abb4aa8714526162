import { staffRoles } from 'shared/contracts/staff-roles';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { RecoveryCodes } from '../../staff/recovery-codes';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { InvitationData } from './load';
import classes from './staff-invitation.module.css';
import { text } from './text';

/** What a mailed invitation leads to: the app is set up, the name given, and one is staff. */
export default function InvitationPage({ data, lang }: PageProps<InvitationData>) {
  const words = text[lang];
  const { invitation, recoveryCodes, problem } = data;
  if (recoveryCodes)
    return (
      <AdminPage title={words.codesTitle} lead={words.codesLead} width="narrow">
        <Panel>
          <RecoveryCodes codes={recoveryCodes} />
          <Button href={localPath(lang, '/admin')} size="l">
            {words.go}
          </Button>
        </Panel>
      </AdminPage>
    );
  if (!invitation)
    return (
      <AdminPage title={words.title} width="narrow">
        <Notice tone="error">{words.gone}</Notice>
      </AdminPage>
    );
  const roles = invitation.roles.map((role) => staffRoles[role].name[lang]).join(', ');
  const { totp } = invitation;
  return (
    <AdminPage
      title={words.title}
      lead={`${words.by(invitation.invited_by)} ${words.as} ${roles}${words.stop}`}
      width="narrow"
    >
      <ProblemNotice problem={problem} lang={lang} />
      <Panel title={words.app} lead={words.appLead}>
        <svg
          className={classes.qr}
          viewBox={`0 0 ${totp.qr.size} ${totp.qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={words.qr}
        >
          <path d={totp.qr.path} />
        </svg>
        <details>
          <summary>{words.byHand}</summary>
          <p className={classes.key} translate="no">
            {totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </details>
      </Panel>
      <Panel title={words.you}>
        <form
          method="post"
          action={localPath(lang, `/admin/invitation/${data.token}`)}
          className={classes.form}
        >
          <TextInput
            label={words.name}
            name="name"
            defaultValue={data.name}
            maxLength={80}
            required
          />
          <TextInput
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
          <Button type="submit" size="l">
            {words.accept}
          </Button>
        </form>
      </Panel>
    </AdminPage>
  );
}
