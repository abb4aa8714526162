import { getSingleWallet, getWalletStatement } from 'shared/contracts/auth-wallet';
import type { StatementLine } from 'shared/contracts/auth-wallet';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface RechargeData {
  /** Paise as strings; null when the wallet can't be read, so that no number is made up. */
  wallet: Omit<AnswerOf<typeof getSingleWallet>['data'], 'currency'> | null;
  statement: { lines: StatementLine[]; nextCursor: string | null } | null;
  isFirstPage: boolean;
}

const load: Load<RechargeData> = async ({ session, call, query, lang }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.description, noindex: true };
  const cursor = query.get('cursor');
  const isFirstPage = cursor === null || !/^\d{1,18}$/.test(cursor);
  const nothing: RechargeData = { wallet: null, statement: null, isFirstPage };
  if (!session) return { data: nothing, head, status: 401 };
  const params = { id: session.id };
  const [wallet, statement] = await Promise.all([
    call(getSingleWallet, { params }),
    call(getWalletStatement, { params, query: isFirstPage ? {} : { cursor } }),
  ]);
  return {
    data: {
      ...nothing,
      wallet: isFailure(wallet) ? null : wallet.data,
      statement: isFailure(statement)
        ? null
        : { lines: statement.data, nextCursor: statement.next_cursor },
    },
    head,
  };
};

export default load;
