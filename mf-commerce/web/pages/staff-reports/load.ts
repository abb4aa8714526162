import {
  getSalesReport,
  getSettlement,
  reportMonth,
} from 'shared/contracts/commerce-staff-reports';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface ReportsData {
  month: string;
  report: AnswerOf<typeof getSalesReport> | null;
  /** Null while the ledger can't be asked. */
  settlement: AnswerOf<typeof getSettlement> | null;
}

const indianOffset = 5.5 * 3_600_000;

const load: Load<ReportsData> = async ({ call, query, lang }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const asked = reportMonth.safeParse(query.get('month'));
  const now = new Date(Date.now() + indianOffset).toISOString().slice(0, 7);
  const month = asked.success ? asked.data : now;
  const [sales, compared] = await Promise.all([
    call(getSalesReport, { query: { month, lang } }),
    call(getSettlement, { query: { month } }),
  ]);
  const report = isFailure(sales) ? null : sales;
  const settlement = isFailure(compared) ? null : compared;
  return { data: { month, report, settlement }, head, status: report ? 200 : 503 };
};

export default load;
