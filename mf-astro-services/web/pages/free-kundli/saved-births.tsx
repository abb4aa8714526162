import type { BirthProfile } from 'shared/contracts/astro-profiles';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { Icon } from 'shared/ui/icon';
import classes from './birth-form.module.css';
import { formPath } from './steps';
import type { FormText } from './text';

interface SavedBirthsProps {
  profiles: readonly BirthProfile[];
  lang: Lang;
  text: FormText;
}

/** The visitor's saved births: one fills in the form, and each can be deleted. */
export function SavedBirths({ profiles, lang, text }: SavedBirthsProps) {
  const action = localPath(lang, formPath);
  const say = ({ name, label, date }: BirthProfile) =>
    `${name} (${text.labels[label]}), ${formatDate(date, lang, { timeZone: 'UTC', dateStyle: 'long' })}`;
  return (
    <div className={classes.saved}>
      <form className={classes.choice} method="get" action={action}>
        <Field label={text.saved} name="profile" hint={text.savedHint}>
          {(control) => (
            <select {...control}>
              {profiles.map((profile) => (
                <option key={profile.id} value={profile.id}>
                  {say(profile)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" tone="secondary">
          {text.choose}
        </Button>
      </form>
      <form className={classes.forget} method="post" action={action}>
        {profiles.map((profile) => (
          <button
            key={profile.id}
            type="submit"
            name="forget"
            value={profile.id}
            aria-label={text.forget(profile.name)}
          >
            {profile.name} <Icon name="close" size={14} />
          </button>
        ))}
      </form>
    </div>
  );
}
