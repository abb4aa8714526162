import type { Booking } from 'shared/contracts/commerce-bookings';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import classes from './page.module.css';
import { text } from './text';

interface ProofViewProps {
  booking: Booking;
  lang: Lang;
  when: (at: string) => string;
}

/** What was performed, as video and pictures, and the customer's word on it. */
export function ProofView({ booking, lang, when }: ProofViewProps) {
  const t = text[lang];
  const { proofs, status, accepted_at, reported_at, id } = booking;
  if (proofs.length === 0) return null;
  const page = localPath(lang, `/bookings/${id}`);
  return (
    <Section title={t.proofTitle} tone="soft">
      <div className={classes.proofs}>
        {proofs.map(({ name, type, path }) => (
          <figure key={path}>
            {type.startsWith('video/') ? (
              // the voice says the names: what is said is what the customer wrote
              // eslint-disable-next-line jsx-a11y/media-has-caption
              <video src={path} controls preload="metadata" />
            ) : (
              <img src={path} alt={name} />
            )}
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      {reported_at && status === 'proof_uploaded' && <Notice tone="info">{t.reported}</Notice>}
      {status === 'proof_uploaded' && !reported_at && (
        <div className={classes.actions}>
          {accepted_at && <p className={classes.note}>{t.acceptUntil(when(accepted_at))}</p>}
          <form method="post" action={page}>
            <input type="hidden" name="intent" value="accept" />
            <Button type="submit">{t.accept}</Button>
          </form>
          <form method="post" action={page} className={classes.form}>
            <input type="hidden" name="intent" value="report" />
            <Field label={t.report} name="report">
              {(control) => <textarea {...control} rows={3} maxLength={1000} required />}
            </Field>
            <div>
              <Button type="submit" tone="secondary">
                {t.sendReport}
              </Button>
            </div>
          </form>
        </div>
      )}
    </Section>
  );
}
