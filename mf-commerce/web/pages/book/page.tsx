import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { gstStates } from 'shared/tax/gst-states';
import { Button } from 'shared/ui/button';
import { ErrorSummary } from 'shared/ui/error-summary';
import { FactList } from 'shared/ui/fact-list';
import { Field, TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { PleaseSignIn } from '../../bookings/please-sign-in';
import { offeringWords } from '../../offerings/offering-words';
import { NAMES, type BookData } from './load-book';
import classes from './page.module.css';
import { text } from './text';

const DAY = 86_400_000;

/** The form by which a puja or katha is booked; what was typed stays when it was refused. */
export default function BookPage({ data, lang, session }: PageProps<BookData>) {
  const t = text[lang];
  const { chosen, typed, fields, message } = data;
  const face = useClockFace(lang, chosen?.timeZone);
  if (data.state === 'signed_out')
    return <PleaseSignIn lang={lang} title={t.title} path={data.here} />;
  if (!chosen)
    return (
      <PageIntro title={t.gone} lead={t.goneLead}>
        <Button href={data.back}>{t.back}</Button>
      </PageIntro>
    );
  const { offering, place, mode, at } = chosen;
  const price = offering.prices.find((one) => one.mode === mode);
  const iso = new Date(at).toISOString();
  const freeUntil = new Date(Date.parse(at) - DAY).toISOString();
  const input = (name: string, label: string, more: object = {}) => (
    <TextInput
      key={name}
      name={name}
      label={label}
      defaultValue={typed[name] ?? ''}
      error={fields[name.replace(/^address_/, 'address.').replace(/^name_0$/, 'names')]}
      {...more}
    />
  );
  const problems = Object.entries(fields).map(([name, said]) => ({
    name: name.replace('address.', 'address_').replace(/^names.*/, 'name_0'),
    text: said,
  }));
  return (
    <>
      <PageIntro title={offering.name} lead={offering.summary}>
        <a href={data.back}>{t.back}</a>
      </PageIntro>
      <Section title={t.what}>
        <FactList
          className={classes.facts}
          facts={[
            [t.when, writeMoment(iso, face, 'long')],
            [t.where, `${offeringWords[lang].modes[mode]}: ${place.name}, ${place.city.name}`],
            [t.total, <strong key="total">{formatRupees(price?.total ?? '0', lang)}</strong>],
          ]}
        />
        <p className={classes.note}>{t.free(writeMoment(freeUntil, face, 'long'))}</p>
        {message && <Notice tone="error">{message}</Notice>}
        {problems.length > 0 && (
          <ErrorSummary key={JSON.stringify(fields)} title={t.wrong} problems={problems} />
        )}
        <form method="post" action={localPath(lang, data.here)} className={classes.form}>
          <input type="hidden" name="request" value={data.request} />
          <input type="hidden" name="total" value={price?.total ?? ''} />
          <fieldset>
            <legend>{t.names}</legend>
            <p className={classes.note}>{t.namesHint}</p>
            <div className={classes.grid}>
              {Array.from({ length: NAMES }, (_, index) =>
                input(`name_${index}`, t.name(index + 1), { required: index === 0, maxLength: 60 }),
              )}
            </div>
            {input('gotra', t.gotra, { hint: t.gotraHint, maxLength: 60 })}
            {input('wish', t.wish, { hint: t.wishHint, maxLength: 300 })}
            {input('joins', t.joins, { maxLength: 200 })}
          </fieldset>
          <fieldset>
            <legend>{t.contact}</legend>
            <p className={classes.note}>{mode === 'home' ? t.home : t.prasad}</p>
            <div className={classes.grid}>
              {input('email', t.email, {
                ...{ type: 'email', autoComplete: 'email', required: true, hint: t.emailHint },
                defaultValue: typed.email ?? session?.email ?? '',
              })}
              {input('address_name', t.addressName, {
                ...{ autoComplete: 'name', required: true, maxLength: 80 },
                defaultValue: typed.address_name ?? session?.name ?? '',
              })}
              {input('address_lines', t.lines, {
                ...{ autoComplete: 'street-address', required: true, maxLength: 200 },
              })}
              {input('address_city', t.city, {
                ...{ autoComplete: 'address-level2', required: true, maxLength: 80 },
              })}
              <Field label={t.state} name="address_state" error={fields['address.state'] ?? ''}>
                {(control) => (
                  <select {...control} defaultValue={typed.address_state ?? ''} required>
                    <option value="">{t.choose}</option>
                    {gstStates.map((state) => (
                      <option key={state.code} value={state.code}>
                        {state[lang]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              {input('address_pin', t.pin, {
                ...{
                  inputMode: 'numeric',
                  autoComplete: 'postal-code',
                  required: true,
                  maxLength: 6,
                },
              })}
              {input('address_phone', t.phone, {
                ...{
                  inputMode: 'tel',
                  autoComplete: 'tel-national',
                  required: true,
                  maxLength: 10,
                },
                defaultValue:
                  typed.address_phone ?? session?.phone?.replace(/\D/g, '').slice(-10) ?? '',
              })}
            </div>
          </fieldset>
          <p className={classes.note}>{t.next}</p>
          <div>
            <Button type="submit" size="l">
              {t.send}
            </Button>
          </div>
        </form>
      </Section>
    </>
  );
}
