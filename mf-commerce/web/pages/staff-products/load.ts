import type { AnswerOf } from 'shared/contracts/contract';
import {
  correctStock,
  importStock,
  listStock,
  setPrice,
  stockCorrections,
  type StockedVariant,
} from 'shared/contracts/commerce-staff-products';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { toPaise } from '../../staff/read-amounts';
import { text } from './text';

type Typed = Readonly<Record<string, string>>;

export interface ProductsData {
  q: string;
  variants: StockedVariant[];
  /** For the forms of this page: sent twice, they do it once. */
  once: string;
  /** What was just sent, to be shown again. */
  typed: Typed;
  problem: StaffFormProblem | null;
  preview: AnswerOf<typeof importStock> | null;
  isDone: boolean;
  hasFailed: boolean;
}

const load: Load<ProductsData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const data: ProductsData = {
    ...{ q, variants: [], once: crypto.randomUUID(), typed: form ?? {}, problem: null },
    ...{ preview: null, isDone: query.get('told') === 'done', hasFailed: false },
  };
  if (form) {
    const outcome = await submitStaffForm(args, () => carryOut(args, form));
    if (!outcome.ok) data.problem = outcome.problem;
    else if (isPreview(outcome.answer)) data.preview = outcome.answer;
    else return { data, head, redirect: localPath(lang, '/admin/products?told=done') };
  }
  const listed = await call(listStock, { query: { lang, q } });
  if (isFailure(listed)) return { data: { ...data, hasFailed: true }, head, status: 503 };
  return { data: { ...data, variants: listed.data }, head, status: data.problem?.status ?? 200 };
};

export default load;

type Preview = NonNullable<ProductsData['preview']>;

const isPreview = (answer: object): answer is Preview =>
  'is_done' in answer && answer.is_done === false;

function carryOut({ call }: LoadArgs, form: Typed) {
  const { intent, id = '', why = '', once = '' } = form;
  const params = { id };
  if (intent === 'stock') {
    const reason = stockCorrections.find((each) => each === form.reason) ?? 'received';
    return call(correctStock, { params, body: { reason, pieces: Number(form.pieces), why, once } });
  }
  if (intent === 'price') {
    const { price = '', mrp = '', valid_from = '' } = form;
    const body = {
      ...{ price: toPaise(price), mrp: mrp.trim() ? toPaise(mrp) : null },
      ...{ valid_from: valid_from || null, why },
    };
    return call(setPrice, { params, body });
  }
  const digest = intent === 'import' ? (form.digest ?? '') : null;
  return call(importStock, { body: { csv: form.csv ?? '', digest, why: digest ? why : null } });
}
