import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { offeringModes } from 'shared/contracts/commerce-offerings';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import { Field, FieldGroup, TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { offeringWords } from '../../offerings/offering-words';
import type { StaffTemplesData } from './load';
import classes from './page.module.css';
import { TempleForms } from './temple-forms';
import { text } from './text';

/** Temples and pandits: authorisations, hours, and a form for another one. */
export default function StaffTemplesPage({ data, lang }: PageProps<StaffTemplesData>) {
  const t = text[lang];
  const { temples, problem, told, failed } = data;
  const path = localPath(lang, '/admin/temples');
  const input = (name: string, label: string) => (
    <TextInput label={label} name={name} maxLength={80} required />
  );
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <ProblemNotice problem={problem} lang={lang} />
      {told && <Notice tone="success">{t.done}</Notice>}
      {failed && <Notice tone="error">{t.failed}</Notice>}
      {temples.map((temple) => (
        <Panel
          key={temple.id}
          title={
            lang === 'hi'
              ? `${temple.name_hi}, ${temple.city_hi}`
              : `${temple.name_en}, ${temple.city_en}`
          }
          lead={`${temple.is_listed ? t.listed : t.unlisted}${temple.is_demonstration ? `, ${t.demonstration}` : ''}`}
        >
          <h3>{t.authorisations}</h3>
          {temple.authorisations.length === 0 && <p>{t.none}</p>}
          <ul className={classes.lines}>
            {temple.authorisations.map((one) => (
              <li key={one.id}>
                {t.until(
                  one.signed_by,
                  formatDate(one.valid_from, lang),
                  formatDate(one.valid_until, lang),
                )}
                {one.ended_at ? (
                  ` (${t.ended})`
                ) : (
                  <Confirm
                    label={t.end}
                    title={`${t.end}?`}
                    action={t.end}
                    cancel={t.cancel}
                    to={path}
                    fields={{ intent: 'end', id: String(one.id) }}
                    tone="quiet"
                  >
                    <p>{t.endWhat}</p>
                  </Confirm>
                )}
              </li>
            ))}
          </ul>
          <TempleForms temple={temple} lang={lang} path={path} />
        </Panel>
      ))}
      <Panel title={t.add}>
        <form method="post" action={path} className={classes.form}>
          <input type="hidden" name="intent" value="add" />
          <Field label={t.kind} name="kind">
            {(control) => (
              <select {...control} defaultValue="temple">
                <option value="temple">{t.temple}</option>
                <option value="pandit">{t.pandit}</option>
              </select>
            )}
          </Field>
          {input('name_en', t.nameEn)}
          {input('name_hi', t.nameHi)}
          {input('city', t.city)}
          {input('city_en', t.cityEn)}
          {input('city_hi', t.cityHi)}
          <FieldGroup label={t.modes} name="modes">
            {() => (
              <div className={classes.choices}>
                {offeringModes.map((mode) => (
                  <label key={mode}>
                    <input type="checkbox" name={`mode_${mode}`} />{' '}
                    {offeringWords[lang].modes[mode]}
                  </label>
                ))}
              </div>
            )}
          </FieldGroup>
          <div>
            <Button type="submit">{t.save}</Button>
          </div>
        </form>
      </Panel>
    </AdminPage>
  );
}
