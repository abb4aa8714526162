import type { Pool } from 'pg';
import type { ReportedPaper } from './gstr-1';

const none = { papers: 0, taxable: 0n, untaxed: 0n, tax: 0n, total: 0n };

/** What papers come to; credit notes take away. */
export function sumPapers(papers: readonly ReportedPaper[]) {
  return papers.reduce((sum, { head }) => {
    const sign = head.kind === 'credit_note' ? -1n : 1n;
    const tax = head.cgstPaise + head.sgstPaise + head.igstPaise;
    return {
      papers: sum.papers + 1,
      taxable: sum.taxable + sign * head.taxablePaise,
      untaxed: sum.untaxed + sign * head.untaxedPaise,
      tax: sum.tax + sign * tax,
      total: sum.total + sign * head.totalPaise,
    };
  }, none);
}

/** The same for each day that has any, the first first. */
export function sumByDay(papers: readonly ReportedPaper[]) {
  const days = [...new Set(papers.map(({ head }) => head.day))].sort();
  return days.map((day) => ({
    day,
    ...sumPapers(papers.filter(({ head }) => head.day === day)),
  }));
}

/** Goods that were ordered in a month in India and not given up, by category. */
export async function sumByCategory(pool: Pool, month: string, lang: 'en' | 'hi') {
  const { rows } = await pool.query<{ name: string; pieces: number; paid: string }>(
    `SELECT t.name, sum(l.quantity)::int AS pieces,
       sum(l.quantity * l.unit_price_paise - l.discount_paise)::text AS paid
     FROM commerce.orders o
     JOIN commerce.order_lines l ON l.order_id = o.id
     JOIN commerce.variants v ON v.id = l.variant_id
     JOIN commerce.products p ON p.id = v.product_id
     JOIN commerce.categories c ON c.id = p.category_id
     JOIN commerce.category_texts t ON t.category_id = c.id AND t.lang = $2
     WHERE to_char(o.placed_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') = $1
       AND o.state NOT IN ('placed', 'expired', 'cancelled', 'rto', 'refunded')
     GROUP BY c.id, t.name ORDER BY sum(l.quantity * l.unit_price_paise) DESC, t.name`,
    [month, lang],
  );
  return rows;
}
