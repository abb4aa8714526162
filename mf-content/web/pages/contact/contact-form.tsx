import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field, TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import classes from './contact.module.css';
import type { ContactData, FieldName } from './load';
import { text } from './text';

/** A plain form that posts to its page; what was refused is said beside its field. */
export function ContactForm({ data, lang }: { data: ContactData; lang: Lang }) {
  const words = text[lang];
  const { values, wrong, trouble, reference } = data;
  const about = (name: FieldName) => ({
    name,
    label: words[name],
    ...(wrong.includes(name) ? { error: words.errors[name] } : {}),
  });
  return (
    <form
      id="write"
      method="post"
      action={`${localPath(lang, '/contact-us')}#write`}
      className={classes.form}
      noValidate
    >
      {trouble && <Notice tone="error">{words[trouble]}</Notice>}
      {reference && (
        <p>
          {words.about} <strong>{reference.name[lang]}</strong>
          <input type="hidden" name="about" value={reference.about} />
        </p>
      )}
      <TextInput {...about('name')} defaultValue={values.name} autoComplete="name" maxLength={80} />
      <TextInput
        {...about('contact')}
        defaultValue={values.contact}
        hint={words.contactHint}
        autoComplete="email"
        maxLength={120}
      />
      <Field {...about('topic')}>
        {(control) => (
          <select {...control} defaultValue={values.topic || data.topics[0]}>
            {data.topics.map((topic) => (
              <option key={topic} value={topic}>
                {words.topics[topic]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...about('message')} hint={words.messageHint}>
        {(control) => (
          <textarea {...control} rows={7} maxLength={4000} defaultValue={values.message} />
        )}
      </Field>
      <div>
        <Button type="submit" size="l">
          {words.send}
        </Button>
      </div>
    </form>
  );
}
