import {
  addCoupon,
  endCoupon,
  listCoupons,
  type ShopCoupon,
} from 'shared/contracts/commerce-staff-coupons';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { toBasisPoints, toPaise } from '../../staff/read-amounts';
import { text } from './text';

type Typed = Readonly<Record<string, string>>;

export interface CouponsData {
  coupons: ShopCoupon[];
  /** What was just sent and refused, to be shown again. */
  typed: Typed;
  problem: StaffFormProblem | null;
  isDone: boolean;
  hasFailed: boolean;
}

const load: Load<CouponsData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const isDone = query.get('told') === 'done';
  const data: CouponsData = {
    ...{ coupons: [], typed: form ?? {}, problem: null, isDone, hasFailed: false },
  };
  if (form) {
    const outcome = await submitStaffForm(args, () => carryOut(args, form));
    if (outcome.ok) return { data, head, redirect: localPath(lang, '/admin/coupons?told=done') };
    data.problem = outcome.problem;
  }
  const listed = await call(listCoupons, { query: { lang } });
  if (isFailure(listed)) return { data: { ...data, hasFailed: true }, head, status: 503 };
  return { data: { ...data, coupons: listed.data }, head, status: data.problem?.status ?? 200 };
};

export default load;

function carryOut({ call }: LoadArgs, form: Typed) {
  const { intent, code = '', why = '' } = form;
  if (intent === 'end') return call(endCoupon, { params: { code }, body: { why } });
  const given = (name: string) => form[name]?.trim() || null;
  const amount = (name: string) => {
    const typed = given(name);
    return typed === null ? null : toPaise(typed);
  };
  const count = (name: string) => {
    const typed = given(name);
    return typed === null ? null : Number(typed);
  };
  const percent = given('percent');
  const body = {
    ...{ code, title_en: form.title_en ?? '', title_hi: form.title_hi ?? '', why },
    ...{ basis_points: percent && toBasisPoints(percent), amount: amount('amount') },
    ...{ most: amount('most'), minimum: amount('minimum') ?? '0' },
    ...{ last_day: given('last_day'), limit_total: count('limit_total') },
    limit_each: count('limit_each'),
  };
  return call(addCoupon, { body: { ...body, basis_points: body.basis_points || null } });
}
