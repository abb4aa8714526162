import type { getContactDetails } from 'shared/contracts/content-contact';
import type { AnswerOf } from 'shared/contracts/contract';
import { unsetSettings } from 'shared/i18n/unset-settings';
import type { Lang } from 'shared/remote-kit/page';
import classes from './company-details.module.css';
import { text } from './text';

/** What the site says of the company behind it. */
export type CompanyFacts = AnswerOf<typeof getContactDetails>['data'];

/** Who the company is, where it can be written to, and its grievance officer. */
export function CompanyDetails({ facts, lang }: { facts: CompanyFacts; lang: Lang }) {
  const words = text[lang];
  const unset = unsetSettings[lang];
  const { email, postal_address, grievance_officer, company } = facts;
  return (
    <dl className={classes.details}>
      {company && (
        <>
          <dt>{words.company}</dt>
          <dd>
            <strong>{company.name}</strong>
            {company.registration.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </>
      )}
      <dt>{words.address}</dt>
      <dd>
        {(postal_address.length > 0 ? postal_address : unset.postalAddress).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dt>{words.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {company?.phone && (
        <>
          <dt>{words.phone}</dt>
          <dd>
            <Phone number={company.phone} />
            {company.hours && <span>{company.hours}</span>}
          </dd>
        </>
      )}
      <dt>{words.officer}</dt>
      <dd>
        <strong>{grievance_officer.name || unset.officerName}</strong>
        <a href={`mailto:${grievance_officer.email}`}>{grievance_officer.email}</a>
        {company?.officer_phone && <Phone number={company.officer_phone} />}
        <span>{words.times}</span>
      </dd>
      {company?.jurisdiction && (
        <>
          <dt>{words.jurisdiction}</dt>
          <dd>{company.jurisdiction}</dd>
        </>
      )}
    </dl>
  );
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>;
}
