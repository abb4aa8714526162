import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * A CSV file that spreadsheets open as text: a cell that begins like a formula gets an apostrophe, so that
 * what a customer typed is never carried out on a colleague's computer.
 */
export function toCsv(
  heads: readonly string[],
  rows: readonly (string | number | null)[][],
): string {
  return stringify([heads, ...rows], { escape_formulas: true, bom: true });
}
