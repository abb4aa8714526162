import type { StaffMember } from 'shared/contracts/staff-members';
import type { Lang } from 'shared/remote-kit/page';
import { Confirm } from 'shared/ui/admin/confirm';
import { FactorField } from 'shared/ui/admin/factor-field';
import { TextInput } from 'shared/ui/field';
import type { MembersData } from './load';
import { RoleChoice } from './role-choice';
import classes from './staff-members.module.css';
import { text } from './text';

interface MemberActionsProps {
  member: StaffMember;
  data: MembersData;
  lang: Lang;
  path: string;
}

/** What can be done about one member, each confirmed first. */
export function MemberActions({ member, data, lang, path }: MemberActionsProps) {
  const words = text[lang];
  const { typed, problem } = data;
  const id = String(member.id);
  const refused = (intent: string) => (typed.intent === intent && typed.id === id ? problem : null);
  const why = (intent: string) => (
    <TextInput
      label={words.why}
      name="why"
      defaultValue={refused(intent) ? typed.why : ''}
      minLength={5}
      maxLength={300}
      autoComplete="off"
      required
    />
  );
  const factor = (intent: string) => refused(intent)?.needsFactor && <FactorField lang={lang} />;
  const confirm = (intent: string) => ({
    cancel: words.cancel,
    to: path,
    fields: { intent, id },
    isOpen: refused(intent) !== null,
  });
  return (
    <div className={classes.actions}>
      <Confirm
        {...confirm('roles')}
        label={words.change}
        title={words.changeTitle(member.name)}
        action={words.save}
        tone="quiet"
      >
        <p>{words.changeWhat}</p>
        <RoleChoice lang={lang} chosen={refused('roles') ? typed.roles : member.roles} />
        {why('roles')}
        {factor('roles')}
      </Confirm>
      <Confirm
        {...confirm('sign-out')}
        label={words.signOut}
        title={`${words.signOut}?`}
        action={words.signOut}
        tone="quiet"
      >
        <p>{words.signOutWhat(member.name)}</p>
        {factor('sign-out')}
      </Confirm>
      <Confirm
        {...confirm('end')}
        label={words.end}
        title={`${words.end}?`}
        action={words.end}
        tone="quiet"
      >
        <p>{words.endWhat(member.name)}</p>
        {why('end')}
        {factor('end')}
      </Confirm>
    </div>
  );
}
