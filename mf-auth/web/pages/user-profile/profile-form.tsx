import type { UserRecord } from 'shared/contracts/auth';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { DateInput } from 'shared/ui/date-input';
import { Field, TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { FreshCodeFields } from '../../code-input/fresh-code-fields';
import type { FieldName, ProfileData } from './load';
import { text } from './text';
import classes from './user-profile.module.css';

interface ProfileFormProps {
  data: ProfileData;
  user: UserRecord;
  lang: Lang;
}

/** A plain form that posts to its page; what was refused is said beside its field. */
export function ProfileForm({ data, user, lang }: ProfileFormProps) {
  const words = text[lang];
  const about = (name: FieldName) => ({
    name,
    label: words[name],
    ...(data.wrong.includes(name) ? { error: words.errors[name] } : {}),
  });
  const input = (name: FieldName) => ({ ...about(name), defaultValue: data.values[name] });
  return (
    <form
      method="post"
      action={localPath(lang, '/user-profile')}
      className={classes.form}
      noValidate
    >
      <TextInput {...input('name')} autoComplete="name" />
      <TextInput {...input('email')} type="email" autoComplete="email" hint={words.emailHint} />
      {data.code && (
        <FreshCodeFields
          code={data.code}
          sent={words.codeSent(data.code.sentTo)}
          label={words.code}
          error={data.code.isWrong ? words.wrongCode : undefined}
        />
      )}
      {user.pending_email && <Notice tone="info">{words.pending(user.pending_email)}</Notice>}
      <Field {...about('gender')}>
        {(control) => (
          <select {...control} defaultValue={data.values.gender}>
            {Object.entries(words.genders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DateInput {...input('birth_date')} lang={lang} autoComplete="bday" />
      <TextInput {...input('birth_time')} type="time" />
      <TextInput {...input('birth_place')} />
      <div>
        <Button type="submit" size="l">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
