import { formatDate } from 'shared/i18n/format';
import { colors, Sheet } from 'shared/pdf/sheet';
import { isTerritory, nameState } from 'shared/tax/gst-states';
import type { invoiceLines, invoices, Party } from '../data/invoice-schema';
import { writeOut } from './amount-in-words';
import { formatPaise } from './format-paise';
import { paperText } from './paper-text';
import { sumByRate } from './sum-by-rate';

type Lang = 'en' | 'hi';

/** A paper with its lines, and the invoice it lowers. */
export interface Paper {
  head: typeof invoices.$inferSelect;
  lines: (typeof invoiceLines.$inferSelect)[];
  credits: { serial: string; day: string } | null;
}

const small = { size: 9.5 };
const bold = { ...small, weight: 600 } as const;

/** Draws a paper with everything that rule 46 of the CGST Rules (53 for credit notes) asks for. */
export function drawPaper(paper: Paper, lang: Lang): Promise<Buffer> {
  const { head } = paper;
  const text = paperText[lang];
  const title = text.titles[head.kind];
  const sheet = new Sheet({ Title: `${title} ${head.serial}`, Author: head.seller.name });
  if (head.isDemonstration) sheet.write(text.demonstration, { ...bold, color: colors.red });
  sheet.write(title, { size: 18, weight: 600, color: colors.red });
  sheet.space(4);
  writeHead(sheet, paper, lang);
  writeParty(sheet, text.recipient, head.recipient, lang);
  if (head.delivery) writeParty(sheet, text.delivery, head.delivery, lang);
  const place = `${nameState(head.placeOfSupply, lang)} (${head.placeOfSupply})`;
  sheet.write(`${text.placeOfSupply}: ${place}. ${text.reverseCharge}.`, small);
  sheet.space(10);
  writeLines(sheet, paper, lang);
  sheet.space(10);
  writeTaxes(sheet, paper, lang);
  sheet.space(8);
  sheet.write(`${text.inWords}: ${writeOut(head.totalPaise, lang)}`, bold);
  sheet.space(6);
  sheet.write(text.amounts, { ...small, color: colors.soft });
  sheet.write(text.signature(head.seller.name), { ...small, color: colors.soft });
  return sheet.finish(text.footer(head.serial, head.seller.name));
}

function writeHead(sheet: Sheet, { head, credits }: Paper, lang: Lang): void {
  const text = paperText[lang];
  const { seller } = head;
  const day = (iso: string) => formatDate(iso, lang);
  sheet.write(seller.name, bold);
  sheet.write(seller.address.join(', '), small);
  sheet.write(
    `${text.gstin}: ${seller.gstin}  ·  ${text.state}: ${nameState(seller.state, lang)} (${seller.state})`,
    small,
  );
  sheet.space(6);
  sheet.write(`${text.serial}: ${head.serial}  ·  ${text.date}: ${day(head.day)}`, bold);
  const [kind = '', number = ''] = head.subject.split(':');
  const subject = text.subjects[kind as keyof typeof text.subjects] ?? kind;
  sheet.write(`${text.about}: ${subject} ${number}`, small);
  if (credits) sheet.write(`${text.credits}: ${credits.serial}, ${day(credits.day)}`, small);
  if (head.reason) sheet.write(`${text.reason}: ${head.reason}`, small);
}

function writeParty(sheet: Sheet, label: string, party: Party, lang: Lang): void {
  sheet.space(6);
  sheet.write(`${label}: ${party.name}`, bold);
  const state = `${nameState(party.state, lang)} (${party.state})`;
  sheet.write([...party.address, state, party.pin ?? ''].filter(Boolean).join(', '), small);
}

function writeLines(sheet: Sheet, { head, lines }: Paper, lang: Lang): void {
  const text = paperText[lang];
  const rows = lines.map((line) => ({
    cells: [
      ...[String(line.position), line[lang], line.code],
      `${line.quantity} ${text.units[line.unit]}`.trim(),
      ...[formatPaise(line.pricePaise), formatPaise(line.discountPaise)],
      formatPaise(line.valuePaise),
      line.treatment === 'taxed' ? formatRate(line.basisPoints) : text[line.treatment],
      ...[formatPaise(line.taxPaise), formatPaise(line.valuePaise + line.taxPaise)],
    ],
  }));
  const total = ['', text.total, '', '', '', '', '', '', '', formatPaise(head.totalPaise)];
  const shares = [3, 20, 10, 8, 11, 9, 11, 8, 9, 11];
  sheet.table(shares, text.columns, [...rows, { cells: total, isMarked: true }], 3);
}

/** Taxes by rate, then their sums. */
function writeTaxes(sheet: Sheet, { head, lines }: Paper, lang: Lang): void {
  const text = paperText[lang];
  const columns = text.taxColumns.map((column) =>
    column === 'SGST' && isTerritory(head.seller.state) ? text.territoryTax : column,
  );
  const isHome = head.igstPaise === 0n && head.cgstPaise > 0n;
  const tell = (rate: number, paise: bigint) => `${formatRate(rate)}  ${formatPaise(paise)}`;
  const rows = sumByRate(lines).map(({ basisPoints, value, tax }) => {
    const half = isHome ? tell(basisPoints / 2, tax / 2n) : '';
    const whole = isHome ? '' : tell(basisPoints, tax);
    return { cells: [formatRate(basisPoints), formatPaise(value), half, half, whole] };
  });
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = head;
  const sums = [taxablePaise, cgstPaise, sgstPaise, igstPaise].map(formatPaise);
  if (rows.length > 0)
    sheet.table(
      [10, 22, 22, 22, 22],
      columns,
      [...rows, { cells: [text.total, ...sums], isMarked: true }],
      1,
    );
  if (head.untaxedPaise === 0n) return;
  sheet.space(6);
  sheet.write(`${text.untaxed}: ${formatPaise(head.untaxedPaise)}`, small);
}

const formatRate = (basisPoints: number) => `${basisPoints / 100} %`;
