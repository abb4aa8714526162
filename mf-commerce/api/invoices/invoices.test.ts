import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { invoiceLines, invoices, type Party } from '../data/invoice-schema';
import { sumLine, sumPieces } from '../tax/sum-pieces';
import { takeShare } from '../tax/take-share';
import { UnsoundSupply, type Supply, type SuppliedLine } from './describe-supply';
import { issueCreditNote } from './issue-credit-note';
import { issueInvoice, type Issuer } from './issue-invoice';
import { listPapers } from './list-papers';

let database: TestDatabase;
let db: NodePgDatabase;
let time = '2026-11-22T06:30:00Z';
const issuer: Issuer = {
  seller: { name: 'Tarapath', gstin: '09AAAAA0000A1Z0', address: ['12 River Road'], state: '09' },
  isDemonstration: true,
  now: () => new Date(time),
};
const asha: Party = { name: 'Asha Rao', address: ['4 Hill Road'], state: '27', pin: '400050' };
const agreed = { quantity: 3, unitPrice: 39_900n, discount: 1_000n, basisPoints: 1800 };
const camphor: SuppliedLine = {
  ...{ code: '2914', what: { en: 'Camphor', hi: 'कपूर' }, quantity: 3, unit: 'PCS' },
  ...{ basisPoints: 1800, treatment: 'taxed', sums: sumLine(agreed) },
};
const dakshina: SuppliedLine = {
  ...{ code: '999591', what: { en: 'Dakshina', hi: 'दक्षिणा' }, quantity: 1, unit: 'OTH' },
  ...{ basisPoints: 0, treatment: 'exempt' },
  sums: sumLine({ quantity: 1, unitPrice: 110_000n, discount: 0n, basisPoints: 0 }),
};
const supply = (reference: string, more: Partial<Supply> = {}): Supply => ({
  ...{ reference, subject: 'order:12', customerId: 7, recipient: asha, delivery: asha },
  ...{ placeOfSupply: '27', lines: [camphor] },
  ...more,
});
const issue = (of: Supply) => db.transaction((tx) => issueInvoice(tx, issuer, of));
const credit = (of: Parameters<typeof issueCreditNote>[2]) =>
  db.transaction((tx) => issueCreditNote(tx, issuer, of));

class Undone extends Error {}

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  db = drizzle(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => {
  time = '2026-11-22T06:30:00Z';
});

describe('a series', () => {
  it('has every number once, whatever is undone on the way', async () => {
    time = '2020-05-01T00:00:00Z';
    const waiting = Array.from({ length: 200 }, (_, index) => index);
    const serials: string[] = [];
    const tryOne = (index: number) =>
      db.transaction(async (tx) => {
        const { serial } = await issueInvoice(tx, issuer, supply(`shipment:${1000 + index}`));
        if ((index * 7) % 4 === 0) throw new Undone();
        return serial;
      });
    const work = async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop())
        try {
          serials.push(await tryOne(index));
        } catch (error) {
          if (!(error instanceof Undone)) throw error;
        }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(serials).toHaveLength(150);
    const numbers = serials.map((serial) => Number(serial.slice('TI/20-21/'.length)));
    expect(numbers.sort((one, other) => one - other)).toEqual(serials.map((_, index) => index + 1));
  });

  it('begins anew with the financial year, at midnight in India', async () => {
    time = '2031-03-31T18:29:59.999Z';
    const [old] = [await issue(supply('shipment:1')), await issue(supply('shipment:2'))];
    time = '2031-03-31T18:30:00Z';
    const fresh = await issue(supply('shipment:3'));
    expect([old.serial, old.day]).toEqual(['TI/30-31/0000001', '2031-03-31']);
    expect([fresh.serial, fresh.day]).toEqual(['TI/31-32/0000001', '2031-04-01']);
    expect(fresh.serial.length).toBeLessThanOrEqual(16);
  });

  it('has dates that go the way of its numbers, also when a clock goes back', async () => {
    time = '2032-05-02T10:00:00Z';
    await issue(supply('shipment:4'));
    time = '2032-05-01T10:00:00Z';
    expect((await issue(supply('shipment:5'))).day).toBe('2032-05-02');
  });

  it('is one for bills of supply and one for credit notes', async () => {
    time = '2033-05-02T10:00:00Z';
    const bill = await issue(supply('booking:1', { lines: [dakshina] }));
    const both = await issue(supply('booking:2', { lines: [dakshina, camphor] }));
    expect([bill.serial, bill.kind]).toEqual(['BS/33-34/0000001', 'bill_of_supply']);
    expect([both.serial, both.kind]).toEqual(['TI/33-34/0000001', 'invoice_cum_bill']);
    expect(both).toMatchObject({ untaxedPaise: 110_000n, totalPaise: 110_000n + 118_700n });
  });

  it('can not be set back or jump, whoever writes', async () => {
    const { pool } = database;
    for (const wrong of ['last = 0', 'last = last + 2'])
      await expect(pool.query(`update commerce.invoice_series set ${wrong}`)).rejects.toThrow();
    await expect(pool.query('delete from commerce.invoice_series')).rejects.toThrow();
  });
});

describe('an invoice', () => {
  it('is issued once for one reference, by two at once too', async () => {
    time = '2034-05-02T10:00:00Z';
    const issued = await Promise.all([issue(supply('shipment:9')), issue(supply('shipment:9'))]);
    expect(issued[0]).toEqual(issued[1]);
    expect((await issue(supply('shipment:10'))).serial).toBe('TI/34-35/0000002');
  });

  it('has IGST for another state and both halves at home, of the same sum', async () => {
    const away = await issue(supply('shipment:11'));
    const home = await issue(supply('shipment:12', { placeOfSupply: '09' }));
    const { half, taxable } = camphor.sums;
    expect(away).toMatchObject({ igstPaise: 2n * half, cgstPaise: 0n, taxablePaise: taxable });
    expect(home).toMatchObject({ igstPaise: 0n, cgstPaise: half, sgstPaise: half });
    expect(home.totalPaise).toBe(away.totalPaise);
  });

  it('is refused where a line does not add up', async () => {
    const { sums } = camphor;
    const wrong: SuppliedLine[][] = [
      [],
      [{ ...camphor, sums: { ...sums, half: sums.half + 1n } }],
      [{ ...camphor, sums: { ...sums, discount: 0n } }],
      [{ ...camphor, treatment: 'exempt' }],
      [{ ...camphor, quantity: 0 }],
      [{ ...dakshina, basisPoints: 500 }],
    ];
    for (const lines of wrong)
      await expect(issue(supply('shipment:13', { lines }))).rejects.toThrow(UnsoundSupply);
  });

  it('is never changed; only its customer can be forgotten', async () => {
    const { id } = await issue(supply('shipment:14', { customerId: 99 }));
    const { pool } = database;
    for (const wrong of ['total_paise = 1', 'customer_id = 8', "serial = 'X'", "recipient = '{}'"])
      await expect(
        pool.query(`update commerce.invoices set ${wrong} where id = ${id}`),
      ).rejects.toThrow();
    await expect(
      pool.query(`update commerce.invoice_lines set en = 'x' where invoice_id = ${id}`),
    ).rejects.toThrow();
    await expect(pool.query(`delete from commerce.invoices where id = ${id}`)).rejects.toThrow();
    await pool.query(`update commerce.invoices set customer_id = null where id = ${id}`);
    const left = (await db.select().from(invoices)).find((row) => row.id === id);
    expect(left).toMatchObject({ customerId: null, recipient: asha });
  });
});

describe('a credit note', () => {
  const back = (invoiceId: number, reference: string, from: number, pieces: number) => ({
    ...{ reference, invoiceId, reason: 'Returned' },
    lines: [{ position: 1, quantity: pieces, sums: sumPieces(agreed, from, pieces) }],
  });

  it('lowers its invoice by what comes back, and together never by more', async () => {
    const invoice = await issue(supply('shipment:20', { subject: 'order:20' }));
    const first = await credit(back(invoice.id, 'return:1', 0, 1));
    expect(first).toMatchObject({
      ok: true,
      note: { kind: 'credit_note', creditsId: invoice.id, subject: 'order:20', customerId: 7 },
    });
    expect(await credit(back(invoice.id, 'return:1', 0, 1))).toEqual(first);
    expect(await credit(back(invoice.id, 'return:2', 0, 3))).toEqual({
      ...{ ok: false, code: 'above_invoice' },
    });
    const rest = await credit(back(invoice.id, 'return:3', 1, 2));
    if (!first.ok || !rest.ok) throw new Error('a note was refused');
    const papers = await listPapers(db, 'order:20');
    expect(papers.map(({ serial }) => serial)).toEqual([
      ...[invoice.serial, first.note.serial, rest.note.serial],
    ]);
    for (const sum of ['taxablePaise', 'igstPaise', 'totalPaise'] as const)
      expect(first.note[sum] + rest.note[sum]).toBe(invoice[sum]);
    expect((await credit(back(invoice.id, 'return:4', 0, 1))).ok).toBe(false);
  });

  it('gives back a part of a price, until nothing is left', async () => {
    const invoice = await issue(supply('shipment:21'));
    const { taxable, half } = camphor.sums;
    const share = takeShare(50_000n, { taxable, half });
    const sums = { price: 50_000n, discount: 0n, paid: 50_000n, ...share };
    const lines = [{ position: 1, quantity: 0, sums }];
    const note = { invoiceId: invoice.id, reason: 'Scratched', lines };
    expect((await credit({ ...note, reference: 'credit:1' })).ok).toBe(true);
    expect((await credit({ ...note, reference: 'credit:2' })).ok).toBe(true);
    expect((await credit({ ...note, reference: 'credit:3' })).ok).toBe(false);
  });

  it('is given once to twenty who return the same pieces at once, and leaves no gap', async () => {
    const invoice = await issue(supply('shipment:22'));
    const notes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => credit(back(invoice.id, `return:5${index}`, 0, 2))),
    );
    expect(notes.filter(({ ok }) => ok)).toHaveLength(1);
    const [row] = (await db.select().from(invoiceLines)).filter((r) => r.invoiceId === invoice.id);
    expect(row?.creditedQuantity).toBe(2);
    const serials = (await db.select().from(invoices))
      .filter(({ serial }) => serial.startsWith('CN/26-27/'))
      .map(({ serial }) => Number(serial.slice(9)));
    expect(serials.sort((a, b) => a - b)).toEqual(serials.map((_, index) => index + 1));
  });

  it('is of an invoice and of its lines', async () => {
    const invoice = await issue(supply('shipment:23'));
    expect(await credit(back(987_654, 'return:80', 0, 1))).toMatchObject({ code: 'no_invoice' });
    const first = await credit(back(invoice.id, 'return:81', 0, 1));
    if (!first.ok) throw new Error('the note was refused');
    expect(await credit(back(first.note.id, 'return:82', 0, 1))).toMatchObject({
      code: 'no_invoice',
    });
    const [line] = back(invoice.id, '', 1, 1).lines;
    const wrong = { ...back(invoice.id, 'return:83', 1, 1), lines: [{ ...line!, position: 2 }] };
    expect(await credit(wrong)).toMatchObject({ code: 'above_invoice' });
    await expect(credit({ ...wrong, lines: [line!, line!] })).rejects.toThrow(UnsoundSupply);
  });
});
