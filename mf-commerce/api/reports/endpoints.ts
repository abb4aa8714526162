import { stringify } from 'csv-stringify/sync';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { getSalesReport, reportMonth } from 'shared/contracts/commerce-staff-reports';
import { answer, type BoundEndpoint } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { gstr1Sections, writeGstr1 } from './gstr-1';
import { readPapers } from './read-papers';
import { sumByCategory, sumByDay, sumPapers } from './sum-sales';

/** What was sold in a month, for who keeps the books. */
export function reportEndpoints(pool: Pool): BoundEndpoint[] {
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
  ];
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
