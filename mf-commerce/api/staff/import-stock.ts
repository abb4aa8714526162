import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ApiDeps } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import { moveStock } from '../stock/move-stock';
import { noteStaff } from './note-staff';
import { findPriceFault, putPrice } from './put-price';
import { readStock, type StockRow } from './stock-rows';

const columns = ['sku', 'price', 'mrp', 'valid_from', 'on_hand'] as const;
type Cells = Record<(typeof columns)[number], string>;

/** What a file would change of one variant; `null`: nothing of that. */
export interface StockChange {
  line: number;
  row: StockRow;
  price: { pricePaise: bigint; mrpPaise: bigint | null; validFrom: string | null } | null;
  onHand: number | null;
}

interface Fault {
  line: number;
  column: string;
  fault: string;
}

/** What a file would do, or what is wrong with it. */
interface ImportPlan {
  changes: StockChange[];
  faults: Fault[];
  /** Of what it would change and of what there is now; `null` where a row is wrong or nothing changes. */
  digest: string | null;
}

/** Reads a file against what there is. Nothing is written. */
export function planImport(csv: string, stock: readonly StockRow[], today: string): ImportPlan {
  const read = readCells(csv);
  const faults = [...read.faults];
  const changes: StockChange[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of read.rows) {
    const found = planRow(line, cells, stock, today);
    if (seen.has(cells.sku)) found.faults.push(fault(line, 'sku', 'It is in the file twice.'));
    seen.add(cells.sku);
    faults.push(...found.faults);
    if (found.change && found.faults.length === 0) changes.push(found.change);
  }
  const isSound = faults.length === 0 && changes.length > 0;
  return { changes, faults, digest: isSound ? digestOf(changes) : null };
}

/**
 * Carries a plan out, all of it or nothing.
 * @returns false when stock was sold or promised meanwhile, so that it is no longer true
 */
export async function carryOutImport(
  deps: Pick<ApiDeps, 'pool' | 'publish'>,
  me: StaffSession,
  { changes, digest }: ImportPlan,
  why: string,
): Promise<boolean> {
  class Outdated extends Error {}
  try {
    await inTransaction(deps.pool, async (client) => {
      const tx = drizzle(client);
      const who = `staff:${me.id}`;
      // in the order of the variants, as orders take their stock
      const inOrder = [...changes].sort((one, other) => one.row.id - other.row.id);
      for (const { row, price, onHand } of inOrder) {
        if (price) await putPrice(tx, { variantId: row.id, ...price, setBy: who });
        if (onHand === null) continue;
        const difference = onHand - row.onHand;
        const reason = difference > 0 ? 'received' : 'written_off';
        const pieces = Math.abs(difference);
        if (!(await moveStock(tx, { variantId: row.id, pieces, reason, who })))
          throw new Outdated();
      }
      const now = await readStock(tx, { lang: 'en', q: '' });
      const isTrue = inOrder.every(
        ({ row, onHand }) =>
          onHand === null || now.find(({ id }) => id === row.id)?.onHand === onHand,
      );
      if (!isTrue) throw new Outdated();
      await noteStaff(deps, client, me, {
        ...{ action: 'stock.imported', subject: `import:${digest}`, reason: why },
        data: { variants: changes.length },
      });
    });
    return true;
  } catch (error) {
    if (error instanceof Outdated) return false;
    throw error;
  }
}

function readCells(csv: string): { rows: { line: number; cells: Cells }[]; faults: Fault[] } {
  let table: { record: string[]; info: { lines: number } }[];
  try {
    // with `info` each record comes with its line, which the types of the library do not know
    table = parse(csv, {
      ...{ bom: true, info: true, relax_column_count: true, trim: true, skip_empty_lines: true },
    }) as unknown as typeof table;
  } catch (error) {
    const { message, lines = 1 } = error as Error & { lines?: number };
    return { rows: [], faults: [fault(lines, '', message)] };
  }
  const [head, ...rest] = table;
  const names = head?.record.map((name) => name.toLowerCase()) ?? [];
  if (!names.includes('sku'))
    return {
      rows: [],
      faults: [fault(1, 'sku', 'The first row names the columns, one of them sku.')],
    };
  const rows = rest.map(({ record, info }) => {
    const cell = (name: string) => {
      const place = names.indexOf(name);
      // what was exported as text, lest a spreadsheet takes it for a formula, comes back with its mark
      return place < 0 ? '' : (record[place] ?? '').replace(/^'(?=[=+\-@])/, '');
    };
    const cells = Object.fromEntries(columns.map((name) => [name, cell(name)])) as Cells;
    return { line: info.lines, cells };
  });
  return { rows, faults: [] };
}

function planRow(line: number, cells: Cells, stock: readonly StockRow[], today: string) {
  const faults: Fault[] = [];
  const wrong = (column: string, text: string) => {
    faults.push(fault(line, column, text));
    return null;
  };
  const row = stock.find(({ sku }) => sku === cells.sku);
  if (!row) {
    wrong('sku', cells.sku ? `There is no ${cells.sku}.` : 'It is missing.');
    return { faults, change: null };
  }
  const amount = (column: 'price' | 'mrp') => {
    const paise = readRupees(cells[column]);
    return cells[column] && paise === null
      ? wrong(column, 'Please give rupees, as in 399 or 399.50.')
      : paise;
  };
  const pricePaise = amount('price');
  const mrpPaise = cells.mrp ? amount('mrp') : row.mrpPaise;
  const validFrom = cells.valid_from || null;
  if (validFrom && !isDay(validFrom)) wrong('valid_from', 'Please give a day, as in 2027-04-01.');
  const onHand = cells.on_hand ? readPieces(cells.on_hand) : null;
  if (cells.on_hand && onHand === null) wrong('on_hand', 'Please give pieces, from 0 to 1,00,000.');
  if (onHand !== null && onHand < row.reserved)
    wrong('on_hand', `${row.reserved} are promised to orders.`);
  if (pricePaise === null && (cells.mrp || validFrom) && !cells.price)
    wrong('price', 'It is missing beside an MRP or a day.');
  if (faults.length > 0) return { faults, change: null };
  const isSame = pricePaise === row.pricePaise && mrpPaise === row.mrpPaise && !validFrom;
  const price = pricePaise === null || isSame ? null : { pricePaise, mrpPaise, validFrom };
  const unsound = price && findPriceFault(price, today);
  if (unsound) wrong(unsound.field, unsound.fault);
  const counted = onHand === row.onHand ? null : onHand;
  const change = price || counted !== null ? { line, row, price, onHand: counted } : null;
  return { faults, change };
}

const fault = (line: number, column: string, text: string): Fault => ({
  line,
  column,
  fault: text,
});

/** Rupees as paise, from one rupee to ten lakh; `null` for what is none. */
export function readRupees(text: string): bigint | null {
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const paise = BigInt(found[1] ?? '0') * 100n + BigInt((found[2] ?? '').padEnd(2, '0'));
  return paise >= 100n && paise <= 100_000_000n ? paise : null;
}

function readPieces(text: string): number | null {
  return /^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null;
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  );
}

/** What would change, and from what: another sale or price makes another. */
function digestOf(changes: readonly StockChange[]): string {
  const told = changes.map(({ row, price, onHand }) => [
    ...[row.id, String(row.pricePaise), String(row.mrpPaise), row.onHand, onHand],
    price && [String(price.pricePaise), String(price.mrpPaise), price.validFrom],
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);
}
