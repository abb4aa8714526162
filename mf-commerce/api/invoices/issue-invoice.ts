import type { Seller } from '../data/invoice-schema';
import { checkLines, kindOf, type Supply } from './describe-supply';
import { holdSeries } from './take-serial';
import { findIssued, writePaper, type Issued, type Tx } from './write-paper';

/** Who issues, and whether what is issued counts. */
export interface Issuer {
  seller: Seller;
  isDemonstration: boolean;
  /** The clock; left out, that of the database. */
  now?: () => Date;
}

/**
 * Issues an invoice in the caller's transaction, which should be short: until it ends nobody else issues
 * in the same series. Asked for again with the same reference, it gives what was issued before.
 * @throws UnsoundSupply when a line does not add up
 */
export async function issueInvoice(tx: Tx, issuer: Issuer, supply: Supply): Promise<Issued> {
  checkLines(supply.lines);
  const { lines, ...head } = supply;
  const kind = kindOf(lines);
  const series = await holdSeries(tx, kind, issuer.now?.());
  return (
    (await findIssued(tx, supply.reference)) ??
    (await writePaper(tx, issuer, series, { ...head, kind, creditsId: null, reason: null }, lines))
  );
}
