import type { Lang } from 'shared/remote-kit/page';
import classes from './contact.module.css';
import type { ContactData } from './load';
import { text } from './text';

/** Where the company can be written to, and its grievance officer. */
export function ContactDetails({
  details,
  lang,
}: {
  details: NonNullable<ContactData['details']>;
  lang: Lang;
}) {
  const words = text[lang];
  const { email, postal_address, grievance_officer } = details;
  return (
    <dl className={classes.details}>
      <dt>{words.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{words.address}</dt>
      <dd>
        {postal_address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dt>{words.officer}</dt>
      <dd>
        <span>{grievance_officer.name}</span>
        <a href={`mailto:${grievance_officer.email}`}>{grievance_officer.email}</a>
      </dd>
    </dl>
  );
}
