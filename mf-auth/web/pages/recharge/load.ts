import { createRechargeTransaction, getRechargeRules } from 'shared/contracts/auth-collect';
import { getRefunds, requestOwnRefund } from 'shared/contracts/auth-refunds';
import { getSingleWallet, getWalletStatement } from 'shared/contracts/auth-wallet';
import type { StatementLine } from 'shared/contracts/auth-wallet';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Call, Lang, Load } from 'shared/remote-kit/page';
import { readRupees } from '../../model/read-rupees';
import { text } from './text';

export interface RechargeData {
  /** Paise as strings; null when the wallet can't be read, so that no number is made up. */
  wallet: Omit<AnswerOf<typeof getSingleWallet>['data'], 'currency'> | null;
  statement: { lines: StatementLine[]; nextCursor: string | null } | null;
  isFirstPage: boolean;
  /** What can be added, paise; null when that is not known. */
  rules: AnswerOf<typeof getRechargeRules>['data'] | null;
  refunds: AnswerOf<typeof getRefunds>['data'] | null;
  /** What was refused of a form: its name and why. */
  refused: { form: 'recharge' | 'refund'; message: string; typed: string } | null;
  /** A refund was asked for. */
  isAsked: boolean;
}

const load: Load<RechargeData> = async ({ session, call, query, lang, form }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.description, noindex: true };
  const cursor = query.get('cursor');
  const isFirstPage = cursor === null || !/^\d{1,18}$/.test(cursor);
  const nothing: RechargeData = {
    ...{ wallet: null, statement: null, isFirstPage, rules: null, refunds: null },
    ...{ refused: null, isAsked: false },
  };
  if (!session) return { data: nothing, head, status: 401 };
  const sent = form && (await sendForm(call, form, lang));
  if (sent && 'path' in sent) return { data: nothing, head, redirect: localPath(lang, sent.path) };
  const params = { id: session.id };
  const [wallet, statement, rules, refunds] = await Promise.all([
    call(getSingleWallet, { params }),
    call(getWalletStatement, { params, query: isFirstPage ? {} : { cursor } }),
    call(getRechargeRules, {}),
    call(getRefunds, {}),
  ]);
  return {
    data: {
      ...nothing,
      rules: isFailure(rules) ? null : rules.data,
      refunds: isFailure(refunds) ? null : refunds.data,
      ...(sent ?? {}),
      wallet: isFailure(wallet) ? null : wallet.data,
      statement: isFailure(statement)
        ? null
        : { lines: statement.data, nextCursor: statement.next_cursor },
    },
    head,
  };
};

type Sent = { path: string } | Pick<RechargeData, 'refused' | 'isAsked'>;

/** The two forms of the page; each says once what it asks for, however often the browser sends it. */
async function sendForm(
  call: Call,
  form: Readonly<Record<string, string>>,
  lang: Lang,
): Promise<Sent> {
  const words = text[lang];
  const isRefund = form.form === 'refund';
  // what was typed wins over a button
  const typed = form.own?.trim() || form.amount || '';
  const refuse = (message: string): Sent => ({
    refused: { form: isRefund ? 'refund' : 'recharge', message, typed },
    isAsked: false,
  });
  const amount = readRupees(typed);
  if (amount === null) return refuse(words.wrongAmount);
  const key = form.key ? { key: form.key } : {};
  const reply = isRefund
    ? await call(requestOwnRefund, { body: { amount } }, key)
    : await call(createRechargeTransaction, { body: { amount } }, key);
  if (!isFailure(reply))
    return 'path' in reply.data ? { path: reply.data.path } : { refused: null, isAsked: true };
  if (reply.error_status === 400) return refuse(words.outside);
  if (reply.error_status === 402) return refuse(words.notThere);
  return refuse(words.cannotPay);
}

export default load;
