import { staffRoles, type StaffRole } from 'shared/contracts/staff-roles';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang, PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { DataTable } from 'shared/ui/admin/data-table';
import { FactorField } from 'shared/ui/admin/factor-field';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Notice } from 'shared/ui/notice';
import { InviteForm } from './invite-form';
import type { MembersData } from './load';
import { MemberActions } from './member-actions';
import classes from './staff-members.module.css';
import { text } from './text';

/** Who works here: members, invitations, and a form for another one. */
export default function StaffMembersPage({ data, lang }: PageProps<MembersData>) {
  const words = text[lang];
  const face = useClockFace(lang);
  const { members, invitations, problem, told, typed, me } = data;
  const path = localPath(lang, '/admin/staff');
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {problem?.code === 'provider_failed' ? (
        <Notice tone="error">{words.notMailed}</Notice>
      ) : (
        <ProblemNotice problem={problem} lang={lang} />
      )}
      {told && <Notice tone="success">{words[told]}</Notice>}
      <Panel title={words.members}>
        <DataTable
          label={words.members}
          lang={lang}
          path={path}
          rows={members}
          keyOf={({ id }) => id}
          empty="–"
          columns={[
            {
              key: 'name',
              label: words.name,
              show: ({ id, name, email }) => (
                <span className={classes.who}>
                  <strong>
                    {name}
                    {id === me && <em>{words.you}</em>}
                  </strong>
                  <small>{email}</small>
                </span>
              ),
              csv: ({ name }) => name,
            },
            {
              key: 'roles',
              label: words.roles,
              show: ({ roles, ended_at }) => (ended_at ? words.left : nameRoles(roles, lang)),
              csv: ({ roles }) => roles.join(' '),
            },
            {
              key: 'seen',
              label: words.seen,
              show: ({ last_seen_at }) =>
                last_seen_at ? writeMoment(last_seen_at, face) : words.never,
              csv: ({ last_seen_at }) => last_seen_at,
            },
            {
              key: 'sessions',
              label: words.sessions,
              isNumber: true,
              show: ({ sessions }) => sessions,
              csv: ({ sessions }) => sessions,
            },
            {
              key: 'actions',
              label: words.actions,
              show: (member) =>
                member.ended_at === null && (
                  <MemberActions member={member} data={data} lang={lang} path={path} />
                ),
            },
          ]}
        />
      </Panel>
      <Panel title={words.open}>
        <DataTable
          label={words.open}
          lang={lang}
          path={path}
          rows={invitations}
          keyOf={({ id }) => id}
          empty={words.noneOpen}
          columns={[
            { key: 'email', label: words.email, show: ({ email }) => email },
            { key: 'roles', label: words.roles, show: ({ roles }) => nameRoles(roles, lang) },
            {
              key: 'by',
              label: words.by,
              show: ({ invited_by }) => invited_by ?? words.commandLine,
            },
            {
              key: 'until',
              label: words.until,
              show: ({ expires_at }) => writeMoment(expires_at, face),
            },
            {
              key: 'revoke',
              label: words.actions,
              show: ({ id, email }) => (
                <Confirm
                  label={words.revoke}
                  title={`${words.revoke}?`}
                  action={words.revoke}
                  cancel={words.cancel}
                  to={path}
                  fields={{ intent: 'revoke', id }}
                  isOpen={typed.intent === 'revoke' && typed.id === id && problem !== null}
                  tone="quiet"
                >
                  <p>{words.revokeWhat(email)}</p>
                  {typed.intent === 'revoke' && problem?.needsFactor && <FactorField lang={lang} />}
                </Confirm>
              ),
            },
          ]}
        />
      </Panel>
      <Panel title={words.invite} lead={words.inviteLead}>
        <InviteForm data={data} lang={lang} path={path} />
      </Panel>
    </AdminPage>
  );
}

const nameRoles = (roles: readonly string[], lang: Lang) =>
  roles.map((role) => staffRoles[role as StaffRole]?.name[lang] ?? role).join(', ') || '–';
