import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import PDFDocument from 'pdfkit';
import type { BoundDocument, DocumentRequest } from 'shared/remote-kit/document';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import type { Party } from '../data/invoice-schema';
import { sumLine } from '../tax/sum-pieces';
import { writeOut } from './amount-in-words';
import { paperDocuments } from './documents';
import { issueCreditNote } from './issue-credit-note';
import { issueInvoice, type Issuer } from './issue-invoice';
import { paperData } from './personal-data';

let database: TestDatabase;
let db: NodePgDatabase;
let document: BoundDocument;
const issuer: Issuer = {
  seller: {
    ...{ name: 'Tarapath Services Private Limited', gstin: '09AAAAA0000A1Z0', state: '09' },
    address: ['12 River Road', 'Varanasi 221001'],
  },
  isDemonstration: true,
  now: () => new Date('2026-11-22T06:30:00Z'),
};
const place = { state: '27', pin: '400050' } as const;
const asha: Party = { name: 'Asha Rao', address: ['4 Hill Road', 'Mumbai'], ...place };
const ravi: Party = { name: 'Ravi Rao', address: ['9 Sea Street', 'Mumbai'], ...place };
const line = { quantity: 2, unitPrice: 1_23_456_00n, discount: 1_001n, basisPoints: 1800 };
let invoiceId: number;
let noteId: number;

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  db = drizzle(database.pool);
  document = paperDocuments(db)[0]!;
  await db.transaction(async (tx) => {
    const invoice = await issueInvoice(tx, issuer, {
      ...{ reference: 'booking:5', subject: 'booking:5', customerId: 7, placeOfSupply: '27' },
      ...{ recipient: asha, delivery: ravi },
      lines: [
        {
          ...{ code: '7418', what: { en: 'Brass lamp', hi: 'पीतल का दीया' }, quantity: 2 },
          ...{ unit: 'PCS', basisPoints: 1800, treatment: 'taxed', sums: sumLine(line) },
        },
        {
          ...{ code: '999591', what: { en: 'Dakshina', hi: 'दक्षिणा' }, quantity: 1, unit: 'OTH' },
          ...{ basisPoints: 0, treatment: 'exempt' },
          sums: sumLine({ quantity: 1, unitPrice: 110_000n, discount: 0n, basisPoints: 0 }),
        },
      ],
    });
    const note = await issueCreditNote(tx, issuer, {
      ...{ reference: 'return:5', invoiceId: invoice.id, reason: 'Lamp came broken' },
      lines: [{ position: 1, quantity: 2, sums: sumLine(line) }],
    });
    if (!note.ok) throw new Error(note.code);
    [invoiceId, noteId] = [invoice.id, note.note.id];
  });
});
afterAll(() => database.drop());
afterEach(() => jest.restoreAllMocks());

type Who = Pick<DocumentRequest, 'session' | 'staff'>;
const person = (id: number) => ({ session: { id } }) as Who;
const staff = (permission: string) => ({ staff: { permissions: [permission] } }) as unknown as Who;

const ask = (id: string | number, who: Who, lang: 'en' | 'hi' = 'en') =>
  document.handle({
    ...{ params: { id: String(id) }, query: new URLSearchParams(), lang, accept: '' },
    ...who,
  });

/** What is drawn on the paper, in the order it is drawn. */
async function read(id: number, lang: 'en' | 'hi'): Promise<string> {
  const drawn = jest.spyOn(PDFDocument.prototype, 'text');
  const made = await ask(id, person(7), lang);
  expect(String(made?.body).slice(0, 5)).toBe('%PDF-');
  const text = drawn.mock.calls.map(([run]) => run).join('');
  drawn.mockRestore();
  return text.replaceAll(/\s+/g, ' ');
}

const everything = [
  ...['12 River Road, Varanasi 221001', '09AAAAA0000A1Z0', 'TI/26-27/0000001', '7418', '999591'],
  ...['Asha Rao', '4 Hill Road, Mumbai', '400050', 'Ravi Rao', '9 Sea Street, Mumbai'],
  // price, discount, taxable value, rate, tax and total of the line; the sum of the paper
  ...['2,46,912.00', '10.01', '2,09,238.99', '18 %', '37,663.00', '2,46,901.99', '2,48,001.99'],
];

it('has everything that rule 46 asks for', async () => {
  const text = await read(invoiceId, 'en');
  const words = [
    ...['Invoice-cum-bill of supply', '22 November 2026', 'Brass lamp', '2 pcs', 'exempt'],
    ...['Place of supply: Maharashtra (27)', 'reverse charge: no', 'Tarapath Services Private'],
    ...['Uttar Pradesh (09)', 'IGST', 'Information Technology Act', 'Demonstration'],
    'Two Lakh Forty Eight Thousand One Rupees And Ninety Nine Paise Only',
  ];
  for (const word of [...everything, ...words]) expect(text).toContain(word);
});

it('has it in Hindi', async () => {
  const text = await read(invoiceId, 'hi');
  const words = [
    ...['कर बिल एवं आपूर्ति बिल', '22 नवंबर 2026', 'पीतल का दीया', '2 नग', 'महाराष्ट्र (27)'],
    ...['रिवर्स चार्ज', 'नमूना', 'दो लाख अड़तालीस हज़ार एक रुपये', 'मात्र'],
  ];
  for (const word of [...everything, ...words]) expect(text).toContain(word);
});

it('names the invoice that a credit note lowers, with its date and the reason', async () => {
  const text = await read(noteId, 'en');
  for (const word of ['CN/26-27/0000001', 'TI/26-27/0000001', 'Lamp came broken', 'Credit note'])
    expect(text).toContain(word);
});

it('is given to its customer and to staff of the shop or of money, and to nobody else', async () => {
  for (const who of [person(7), staff('shop.manage'), staff('money.read')])
    expect((await ask(invoiceId, who))?.type).toBe('application/pdf');
  for (const who of [person(8), staff('content.write')])
    expect(await ask(invoiceId, who)).toBeNull();
  for (const id of ['0', '1e3', '999999', '99999999999999999999', "1'"])
    expect(await ask(id, person(7))).toBeNull();
  expect(await ask(invoiceId, {}, 'hi')).toMatchObject({
    status: 303,
    headers: { location: '/hi/sign-in?next=%2Fhi%2Forder-history' },
  });
});

it('writes amounts out', () => {
  expect(writeOut(100_00n, 'en')).toBe('One Hundred Rupees Only');
  expect(writeOut(5n, 'hi')).toBe('शून्य रुपये और पांच पैसे मात्र');
  expect(writeOut(10_00_00_000_10n, 'en')).toContain('Ten Crore Rupees And Ten Paise');
});

it('stays when the account goes, and leads from nobody to it', async () => {
  const data = paperData(db);
  const asked = { id: 7, phone: null, email: null };
  const { invoices: handed } = await data.exportOf(asked);
  expect(handed).toMatchObject([{ number: 'TI/26-27/0000001' }, { number: 'CN/26-27/0000001' }]);
  const client = await database.pool.connect();
  try {
    await data.erase(asked, 'birth_details', client);
    expect(await ask(invoiceId, person(7))).not.toBeNull();
    await data.erase(asked, 'all', client);
    await data.erase(asked, 'all', client);
  } finally {
    client.release();
  }
  expect(await data.exportOf(asked)).toEqual({ invoices: [] });
  expect(await ask(invoiceId, person(7))).toBeNull();
  expect(await ask(invoiceId, staff('shop.manage'))).not.toBeNull();
});
