import { addTaxRate, listTaxRates, type TaxRate } from 'shared/contracts/commerce-staff-tax';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { toBasisPoints } from '../../staff/read-amounts';
import { text } from './text';

export interface TaxData {
  today: string;
  rates: TaxRate[];
  /** What was just sent and refused, to be shown again. */
  typed: Readonly<Record<string, string>>;
  problem: StaffFormProblem | null;
  isDone: boolean;
  hasFailed: boolean;
}

const load: Load<TaxData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const isDone = query.get('told') === 'done';
  const data: TaxData = {
    ...{ today: '', rates: [], typed: form ?? {}, problem: null, isDone, hasFailed: false },
  };
  if (form) {
    const outcome = await submitStaffForm(args, () => call(addTaxRate, { body: readRate(form) }));
    if (outcome.ok) return { data, head, redirect: localPath(lang, '/admin/tax?told=done') };
    data.problem = outcome.problem;
  }
  const listed = await call(listTaxRates, {});
  if (isFailure(listed)) return { data: { ...data, hasFailed: true }, head, status: 503 };
  const status = data.problem?.status ?? 200;
  return { data: { ...data, today: listed.today, rates: listed.data }, head, status };
};

export default load;

const untaxed = ['nil', 'exempt'] as const;

function readRate(form: Readonly<Record<string, string>>) {
  const { code = '', valid_from = '', percent = '', what = '', source = '', why = '' } = form;
  const treatment = untaxed.find((each) => each === form.treatment) ?? ('taxed' as const);
  const points = toBasisPoints(percent);
  return { code, valid_from, basis_points: points, treatment, what, source, why };
}
