import { nameState, type GstState } from 'shared/tax/gst-states';
import type { invoiceLines, invoices } from '../data/invoice-schema';

/** A paper of a month with its lines. */
export interface ReportedPaper {
  head: typeof invoices.$inferSelect;
  lines: (typeof invoiceLines.$inferSelect)[];
  /** Of a credit note: the invoice it lowers. */
  credits: { totalPaise: bigint; igstPaise: bigint } | null;
}

/** Rows of a section, under the heads that the tax office's own tool imports. */
type Rows = Record<string, string | number>[];

/** Sections of GSTR-1 for what is sold to consumers. */
export const gstr1Sections = ['b2cl', 'b2cs', 'cdnur', 'exemp', 'hsn', 'docs'] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

/** An invoice to another state above this is reported by itself (from 1 August 2024: one lakh). */
const LARGE_PAISE = 1_00_000_00n;

const isLarge = ({ totalPaise, igstPaise }: { totalPaise: bigint; igstPaise: bigint }) =>
  igstPaise > 0n && totalPaise > LARGE_PAISE;

/** The sections of a month's return; `papers` in the order they were issued. */
export function writeGstr1(papers: readonly ReportedPaper[]): Record<Gstr1Section, Rows> {
  const sales = papers.filter(({ head }) => head.kind !== 'credit_note');
  const notes = papers.filter(({ head }) => head.kind === 'credit_note');
  const isLargeNote = ({ credits }: ReportedPaper) => credits !== null && isLarge(credits);
  return {
    b2cl: sales.filter(({ head }) => isLarge(head)).flatMap(describeLarge),
    b2cs: describeSmall([
      ...sales.filter(({ head }) => !isLarge(head)),
      ...notes.filter((note) => !isLargeNote(note)),
    ]),
    cdnur: notes.filter(isLargeNote).flatMap(describeNote),
    exemp: describeUntaxed(papers),
    hsn: describeCodes(papers),
    docs: describeSeries(papers),
  };
}

/** Paise as rupees with two decimals, as the tool wants them. */
export function rupees(paise: bigint): string {
  const size = paise < 0n ? -paise : paise;
  return `${paise < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

const place = (state: GstState) => `${state}-${nameState(state, 'en')}`;
const percent = (basisPoints: number) => String(basisPoints / 100);
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function writeDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year.slice(2)}`;
}

/** What a paper adds: a credit note takes away. */
const signOf = ({ head }: ReportedPaper) => (head.kind === 'credit_note' ? -1n : 1n);

interface Sums {
  quantity: bigint;
  value: bigint;
  tax: bigint;
  igst: bigint;
}

/** Sums the lines of papers by what they are grouped under. */
function group<K extends object>(
  papers: readonly ReportedPaper[],
  keyOf: (line: ReportedPaper['lines'][number], paper: ReportedPaper) => K | null,
): (K & Sums)[] {
  const groups = new Map<string, K & Sums>();
  for (const paper of papers)
    for (const line of paper.lines) {
      const key = keyOf(line, paper);
      if (key === null) continue;
      const name = JSON.stringify(key);
      const sums = groups.get(name) ?? { ...key, quantity: 0n, value: 0n, tax: 0n, igst: 0n };
      const sign = signOf(paper);
      const isAway = paper.head.seller.state !== paper.head.placeOfSupply;
      sums.quantity += sign * BigInt(line.quantity);
      sums.value += sign * line.valuePaise;
      sums.tax += sign * line.taxPaise;
      sums.igst += isAway ? sign * line.taxPaise : 0n;
      groups.set(name, sums);
    }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums);
}

const taxedRate = ({ treatment, basisPoints }: ReportedPaper['lines'][number]) =>
  treatment === 'taxed' ? { basisPoints } : null;

function describeLarge(paper: ReportedPaper): Rows {
  const { head } = paper;
  return group([paper], taxedRate).map(({ basisPoints, value }) => ({
    'Invoice Number': head.serial,
    'Invoice date': writeDay(head.day),
    'Invoice Value': rupees(head.totalPaise),
    'Place Of Supply': place(head.placeOfSupply),
    'Applicable % of Tax Rate': '',
    Rate: percent(basisPoints),
    'Taxable Value': rupees(value),
    'Cess Amount': '',
    'E-Commerce GSTIN': '',
  }));
}

function describeSmall(papers: readonly ReportedPaper[]): Rows {
  const rows = group(papers, (line, { head }) => {
    const rate = taxedRate(line);
    return rate && { state: head.placeOfSupply, ...rate };
  });
  return rows.map(({ state, basisPoints, value }) => ({
    Type: 'OE',
    'Place Of Supply': place(state),
    'Applicable % of Tax Rate': '',
    Rate: percent(basisPoints),
    'Taxable Value': rupees(value),
    'Cess Amount': '',
    'E-Commerce GSTIN': '',
  }));
}

function describeNote(paper: ReportedPaper): Rows {
  const { head } = paper;
  return group([paper], taxedRate).map(({ basisPoints, value }) => ({
    'UR Type': 'B2CL',
    'Note Number': head.serial,
    'Note Date': writeDay(head.day),
    'Note Type': 'C',
    'Place Of Supply': place(head.placeOfSupply),
    'Note Value': rupees(head.totalPaise),
    'Applicable % of Tax Rate': '',
    Rate: percent(basisPoints),
    'Taxable Value': rupees(-value),
    'Cess Amount': '',
  }));
}

function describeUntaxed(papers: readonly ReportedPaper[]): Rows {
  const rows = group(papers, ({ treatment }, { head }) =>
    treatment === 'taxed' ? null : { isAway: head.seller.state !== head.placeOfSupply, treatment },
  );
  return [true, false].map((isAway) => {
    const sumOf = (treatment: string) =>
      rupees(rows.find((row) => row.isAway === isAway && row.treatment === treatment)?.value ?? 0n);
    return {
      Description: `${isAway ? 'Inter' : 'Intra'}-State supplies to unregistered persons`,
      'Nil Rated Supplies': sumOf('nil'),
      'Exempted(other than nil rated/non GST supply)': sumOf('exempt'),
      'Non-GST Supplies': '0.00',
    };
  });
}

function describeCodes(papers: readonly ReportedPaper[]): Rows {
  const rows = group(papers, ({ code, unit, basisPoints }) => ({ code, unit, basisPoints }));
  return rows.map(({ code, unit, basisPoints, quantity, value, tax, igst }) => ({
    HSN: code,
    Description: '',
    // services have no unit, nor a quantity
    UQC: code.startsWith('99') ? 'NA' : unit,
    'Total Quantity': code.startsWith('99') ? '0' : String(quantity),
    'Total Value': rupees(value + tax),
    Rate: percent(basisPoints),
    'Taxable Value': rupees(value),
    'Integrated Tax Amount': rupees(igst),
    'Central Tax Amount': rupees((tax - igst) / 2n),
    'State/UT Tax Amount': rupees((tax - igst) / 2n),
    'Cess Amount': '0.00',
  }));
}

const natures = {
  TI: 'Invoices for outward supply',
  BS: 'Invoices for outward supply',
  CN: 'Credit Note',
} as const;

function describeSeries(papers: readonly ReportedPaper[]): Rows {
  const serials = papers.map(({ head }) => head.serial).sort();
  const series = [...new Set(serials.map((serial) => serial.slice(0, 9)))];
  return series.map((start) => {
    const own = serials.filter((serial) => serial.startsWith(start));
    return {
      'Nature of Document': natures[start.slice(0, 2) as keyof typeof natures],
      'Sr. No. From': own[0] ?? '',
      'Sr. No. To': own.at(-1) ?? '',
      'Total Number': own.length,
      Cancelled: 0,
    };
  });
}
