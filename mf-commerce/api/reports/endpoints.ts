import { stringify } from 'csv-stringify/sync';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { listTakings } from 'shared/contracts/auth-takings';
import {
  getSalesReport,
  getSettlement,
  reportMonth,
} from 'shared/contracts/commerce-staff-reports';
import { isFailure } from 'shared/http/failure';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { compareTakings } from './compare-takings';
import { gstr1Sections, writeGstr1 } from './gstr-1';
import { monthAfter, readPapers } from './read-papers';
import { sumByCategory, sumByDay, sumPapers } from './sum-sales';

/** What was sold in a month, for who keeps the books. */
export function reportEndpoints({ pool, call }: Pick<ApiDeps, 'pool' | 'call'>): BoundEndpoint[] {
  const db = drizzle(pool);
  return [
    serveStaff(getSalesReport, async ({ query: { month, lang } }) => {
      const [papers, categories] = await Promise.all([
        readPapers(db, month),
        sumByCategory(pool, month, lang),
      ]);
      const days = sumByDay(papers).map(({ day, ...sums }) => ({ day, ...describe(sums) }));
      return answer({ status: 200, days, categories, all: describe(sumPapers(papers)) });
    }),

    serveStaff(getSettlement, async ({ query: { month } }) => {
      const [from, until] = [startOf(month), startOf(monthAfter(month))];
      const [papers, takings, paidInCash] = await Promise.all([
        readPapers(db, month),
        call(listTakings, { query: { from, until } }, { as: 'service' }),
        listPaidInCash(pool, month),
      ]);
      if (isFailure(takings)) return refuse('unavailable');
      const { invoiced, taken, differences } = compareTakings(papers, takings.data, paidInCash);
      return answer({
        ...{ status: 200, invoiced: String(invoiced), taken: String(taken) },
        differences: differences.map((each) => ({
          ...{ subject: each.subject, invoiced: String(each.invoiced) },
          taken: String(each.taken),
        })),
      });
    }),
  ];
}

const startOf = (month: string) => new Date(`${month}-01T00:00:00+05:30`).toISOString();

/** Orders with papers of a month that were paid in cash, as subjects of papers. */
async function listPaidInCash(pool: Pool, month: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ subject: string }>(
    `SELECT DISTINCT i.subject FROM commerce.invoices i
     JOIN commerce.orders o ON i.subject = 'order:' || o.id
     WHERE i.day >= $1 AND i.day < $2 AND o.payment = 'cod'`,
    [`${month}-01`, `${monthAfter(month)}-01`],
  );
  return new Set(rows.map(({ subject }) => subject));
}

/** The return of a month, a file for each section as the tax office's tool imports them. */
export function gstr1Documents(db: NodePgDatabase): BoundDocument[] {
  return [
    {
      path: '/admin/reports/:month/gstr-1/:file',
      isPersonal: true,
      async handle({ params, staff }) {
        if (!staff?.permissions.includes('money.read')) return null;
        const month = reportMonth.safeParse(params.month);
        const section = gstr1Sections.find((each) => params.file === `${each}.csv`);
        if (!month.success || !section) return null;
        const rows = writeGstr1(await readPapers(db, month.data))[section];
        return {
          type: 'text/csv; charset=utf-8',
          body: stringify(rows, { header: rows.length > 0, escape_formulas: true }),
          headers: {
            'content-disposition': `attachment; filename="gstr-1-${month.data}-${section}.csv"`,
          },
        };
      },
    },
  ];
}

function describe({ papers, ...sums }: ReturnType<typeof sumPapers>) {
  const { taxable, untaxed, tax, total } = sums;
  return {
    ...{ papers, taxable: String(taxable), untaxed: String(untaxed) },
    ...{ tax: String(tax), total: String(total) },
  };
}
