import { getSalesReport, reportMonth } from 'shared/contracts/commerce-staff-reports';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface ReportsData {
  month: string;
  report: AnswerOf<typeof getSalesReport> | null;
}

const indianOffset = 5.5 * 3_600_000;

const load: Load<ReportsData> = async ({ call, query, lang }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const asked = reportMonth.safeParse(query.get('month'));
  const now = new Date(Date.now() + indianOffset).toISOString().slice(0, 7);
  const month = asked.success ? asked.data : now;
  const report = await call(getSalesReport, { query: { month, lang } });
  if (isFailure(report)) return { data: { month, report: null }, head, status: 503 };
  return { data: { month, report }, head };
};

export default load;
