import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DocumentRequest } from 'shared/remote-kit/document';
import type { GstState } from 'shared/tax/gst-states';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import type { SuppliedLine } from '../invoices/describe-supply';
import { issueCreditNote } from '../invoices/issue-credit-note';
import { issueInvoice, type Issuer } from '../invoices/issue-invoice';
import { sumLine } from '../tax/sum-pieces';
import { gstr1Documents } from './endpoints';
import { compareTakings } from './compare-takings';
import { writeGstr1, type ReportedPaper } from './gstr-1';
import { readPapers } from './read-papers';
import { sumByDay, sumPapers } from './sum-sales';

let database: TestDatabase;
let db: NodePgDatabase;
let time = '';
const issuer: Issuer = {
  seller: { name: 'Tarapath', gstin: '09AAAAA0000A1Z0', address: [], state: '09' },
  isDemonstration: true,
  now: () => new Date(time),
};
const lineOf = (unitPrice: bigint, basisPoints: number, code = '7418'): SuppliedLine => ({
  ...{ code, what: { en: '=Lamp', hi: 'दीया' }, quantity: 2, unit: 'PCS', basisPoints },
  treatment: basisPoints > 0 ? 'taxed' : 'exempt',
  sums: sumLine({ quantity: 2, unitPrice, discount: 0n, basisPoints }),
});
let references = 0;

/** An invoice at a moment, and a credit note for all of it where that is wanted. */
async function sell(at: string, state: GstState, lines: SuppliedLine[], isReturned = false) {
  time = at;
  await db.transaction(async (tx) => {
    const party = { name: 'Asha', address: [], state, pin: '400050' };
    const invoice = await issueInvoice(tx, issuer, {
      ...{ reference: `shipment:${(references += 1)}`, subject: 'order:1', customerId: 7 },
      ...{ recipient: party, delivery: party, placeOfSupply: state, lines },
    });
    if (!isReturned) return;
    const back = lines.map(({ quantity, sums }, index) => ({
      position: index + 1,
      quantity,
      sums,
    }));
    await issueCreditNote(tx, issuer, {
      ...{ reference: `return:${references}`, invoiceId: invoice.id, reason: 'x', lines: back },
    });
  });
}

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  db = drizzle(database.pool);
  // the last moment of October in India, then November
  await sell('2026-10-31T18:29:00Z', '09', [lineOf(99_900n, 500)]);
  await sell('2026-10-31T18:30:00Z', '09', [lineOf(39_900n, 1800), lineOf(50_000n, 0, '999591')]);
  await sell('2026-11-10T06:00:00Z', '27', [lineOf(39_900n, 1800), lineOf(25_050n, 500)]);
  await sell('2026-11-10T07:00:00Z', '27', [lineOf(60_00_000n, 500)]);
  await sell('2026-11-12T06:00:00Z', '27', [lineOf(70_00_000n, 1800)], true);
  await sell('2026-11-12T07:00:00Z', '09', [lineOf(15_000n, 1800)], true);
});
afterAll(() => database.drop());

const sum = (rows: Record<string, string | number>[], head: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[head]) * 100), 0);

it('sums a month by its days in India, credit notes taken away', async () => {
  const papers = await readPapers(db, '2026-11');
  expect(papers).toHaveLength(7);
  const days = sumByDay(papers);
  expect(days.map(({ day, papers: count }) => [day, count])).toEqual([
    ...[
      ['2026-11-01', 1],
      ['2026-11-10', 2],
      ['2026-11-12', 4],
    ],
  ]);
  const all = sumPapers(papers);
  expect(days.reduce((total, day) => total + day.total, 0n)).toBe(all.total);
  expect(days[2]).toMatchObject({ taxable: 0n, tax: 0n, total: 0n });
  expect(all.total).toBe(all.taxable + all.untaxed + all.tax);
  expect(all.total).toBe(2n * (39_900n + 50_000n + 39_900n + 25_050n + 60_00_000n));
});

it('reports every taxed paisa once, and large invoices to other states by themselves', async () => {
  const papers = await readPapers(db, '2026-11');
  const all = sumPapers(papers);
  const { b2cl, b2cs, cdnur, exemp, hsn, docs } = writeGstr1(papers);
  expect(b2cl.map((row) => row['Invoice Number'])).toEqual([
    'TI/26-27/0000004',
    'TI/26-27/0000005',
  ]);
  expect(b2cl[0]).toMatchObject({
    'Invoice date': '10-Nov-26',
    'Place Of Supply': '27-Maharashtra',
  });
  expect(cdnur).toMatchObject([{ 'UR Type': 'B2CL', 'Note Number': 'CN/26-27/0000001' }]);
  const taxable =
    sum(b2cl, 'Taxable Value') + sum(b2cs, 'Taxable Value') - sum(cdnur, 'Taxable Value');
  expect(taxable).toBe(Number(all.taxable));
  expect(sum(hsn, 'Taxable Value')).toBe(Number(all.taxable + all.untaxed));
  const taxes = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount'];
  expect(taxes.reduce((total, head) => total + sum(hsn, head), 0)).toBe(Number(all.tax));
  const untaxed = 'Exempted(other than nil rated/non GST supply)';
  expect(sum(exemp, untaxed)).toBe(Number(all.untaxed));
  expect(docs).toEqual([
    expect.objectContaining({ 'Sr. No. From': 'CN/26-27/0000001', 'Total Number': 2 }),
    expect.objectContaining({
      ...{ 'Sr. No. From': 'TI/26-27/0000002', 'Sr. No. To': 'TI/26-27/0000006' },
      'Total Number': 5,
    }),
  ]);
});

it('is a file for who keeps the books, and for nobody else', async () => {
  const [document] = gstr1Documents(db);
  const ask = (month: string, file: string, permission: string) =>
    document!.handle({
      ...{ params: { month, file }, query: new URLSearchParams(), lang: 'en', accept: '' },
      staff: { permissions: [permission] } as unknown as DocumentRequest['staff'],
    });
  const made = await ask('2026-11', 'b2cs.csv', 'money.read');
  expect(String(made?.body).split('\n')[0]).toContain('Type,Place Of Supply');
  expect(await ask('2026-11', 'b2cs.csv', 'shop.manage')).toBeNull();
  for (const [month, file] of [
    ['2026-13', 'b2cs.csv'],
    ['2026-11', 'x.csv'],
  ] as const)
    expect(await ask(month, file, 'money.read')).toBeNull();
});

it('finds what was invoiced and not taken, or taken and not invoiced, to the paisa', () => {
  const paper = (subject: string, totalPaise: bigint, kind = 'tax_invoice') =>
    ({ head: { subject, totalPaise, kind }, lines: [], credits: null }) as unknown as ReportedPaper;
  const papers = [
    ...[paper('order:1', 500n), paper('order:1', 200n, 'credit_note'), paper('order:2', 300n)],
    ...[paper('booking:1', 100n), paper('order:4', 50n)],
  ];
  const takings = [
    { key: 'order:1:capture', of: null, amount: '500' },
    { key: 'order:1:refund:7', of: 'order:1:capture', amount: '200' },
    { key: 'order:2:capture', of: null, amount: '299' },
    { key: 'plan:3:2026-11', of: null, amount: '70' },
    { key: 'booking:1:capture', of: null, amount: '100' },
  ];
  const { invoiced, taken, differences } = compareTakings(papers, takings, new Set(['order:4']));
  expect([invoiced, taken]).toEqual([700n, 769n]);
  expect(differences).toEqual([
    { subject: 'order:2', invoiced: 300n, taken: 299n },
    { subject: 'plan:3', invoiced: 0n, taken: 70n },
  ]);
});
