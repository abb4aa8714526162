import { useRef } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { FactorField } from 'shared/ui/admin/factor-field';
import { useUnsavedWarning } from 'shared/ui/admin/use-unsaved-warning';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import type { MembersData } from './load';
import { RoleChoice } from './role-choice';
import classes from './staff-members.module.css';
import { text } from './text';

interface InviteFormProps {
  data: MembersData;
  lang: Lang;
  path: string;
}

/** Invites somebody; what was typed stays when it was refused. */
export function InviteForm({ data, lang, path }: InviteFormProps) {
  const words = text[lang];
  const form = useRef<HTMLFormElement>(null);
  useUnsavedWarning(form);
  const { typed } = data;
  const problem = typed.intent === 'invite' ? data.problem : null;
  return (
    <form ref={form} method="post" action={path} className={classes.form}>
      <input type="hidden" name="intent" value="invite" />
      <TextInput
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={problem ? typed.email : ''}
        error={problem?.code === 'conflict' ? words.taken : undefined}
        required
      />
      <RoleChoice
        lang={lang}
        chosen={problem ? typed.roles : []}
        without="owner"
        error={problem?.fields.includes('roles') ? words.noRole : undefined}
      />
      {problem?.needsFactor && <FactorField lang={lang} />}
      <div>
        <Button type="submit">{words.send}</Button>
      </div>
    </form>
  );
}
