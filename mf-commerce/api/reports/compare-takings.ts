import type { ReportedPaper } from './gstr-1';

/** A movement of the ledger: `of` is the key of what a refund gives back a part of. */
interface Taking {
  key: string;
  of: string | null;
  amount: string;
}

/** What one order, booking or plan was invoiced and paid, where the two are not the same; paise. */
export interface Difference {
  subject: string;
  invoiced: bigint;
  taken: bigint;
}

/**
 * Compares what was invoiced, less credit notes, with what the ledger took, less refunds, for each thing
 * that was sold.
 * @param paidElsewhere subjects that no wallet paid for: orders in cash
 */
export function compareTakings(
  papers: readonly ReportedPaper[],
  takings: readonly Taking[],
  paidElsewhere: ReadonlySet<string>,
): { invoiced: bigint; taken: bigint; differences: Difference[] } {
  const sums = new Map<string, Difference>();
  const of = (subject: string) => {
    const sum = sums.get(subject) ?? { subject, invoiced: 0n, taken: 0n };
    sums.set(subject, sum);
    return sum;
  };
  for (const { head } of papers)
    if (!paidElsewhere.has(head.subject))
      of(head.subject).invoiced += head.kind === 'credit_note' ? -head.totalPaise : head.totalPaise;
  for (const { key, of: origin, amount } of takings) {
    // of a movement's key the first two parts say what it is for: `order:12:capture`
    const subject = (origin ?? key).split(':').slice(0, 2).join(':');
    of(subject).taken += origin === null ? BigInt(amount) : -BigInt(amount);
  }
  const all = [...sums.values()];
  return {
    invoiced: all.reduce((sum, each) => sum + each.invoiced, 0n),
    taken: all.reduce((sum, each) => sum + each.taken, 0n),
    differences: all.filter(({ invoiced, taken }) => invoiced !== taken),
  };
}
