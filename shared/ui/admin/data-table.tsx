import type { ReactNode } from 'react';
import type { Lang } from '../../remote-kit/page';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { WideTable } from '../wide-table';
import { CsvButton } from './csv-button';
import classes from './data-table.module.css';
import { SavedViews } from './saved-views';
import { tableAddress, type TableView } from './table-address';
import { tableText } from './table-text';

/** A column of a table in the back office. */
export interface Column<Row> {
  key: string;
  label: string;
  /** A click on its head sorts by it. */
  isSortable?: boolean;
  /** Numbers stand at the end of their cell. */
  isNumber?: boolean;
  show(row: Row): ReactNode;
  /** What a CSV file has; without it the column is left out there. */
  csv?(row: Row): string | number | null;
}

interface DataTableProps<Row> {
  /** What the table is, for screen readers, and its file's name. */
  label: string;
  lang: Lang;
  /** The page's own address. */
  path: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** How it is looked at, where it is long: sorted and paged by the server. */
  view?: TableView;
  total?: number;
  perPage?: number;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** What can be done with chosen rows: fields `chosen_<key>` of the form around the table. */
  bulk?: { label: string; nameOf(row: Row): string; button: ReactNode; to: string; intent: string };
}

/** A table: heads sort, pages follow one another, views are kept, rows go into a file or are chosen. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, lang, path, columns, rows, keyOf, view, total, perPage, empty, bulk } = props;
  const words = tableText[lang];
  const table = (
    <WideTable label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {bulk && (
              <th scope="col">
                <VisuallyHidden>{bulk.label}</VisuallyHidden>
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} view={view} path={path} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {bulk && (
                <td>
                  <input
                    type="checkbox"
                    name={`chosen_${keyOf(row)}`}
                    aria-label={bulk.nameOf(row)}
                  />
                </td>
              )}
              {columns.map(({ key, isNumber, show }) => (
                <td key={key} className={isNumber ? classes.number : undefined}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
  return (
    <div className={classes.whole}>
      {rows.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      {rows.length > 0 && !bulk && table}
      {rows.length > 0 && bulk && (
        <form method="post" action={bulk.to} className={classes.whole}>
          <input type="hidden" name="intent" value={bulk.intent} />
          {table}
          <div>{bulk.button}</div>
        </form>
      )}
      <div className={classes.foot}>
        {view && (
          <Pages view={view} path={path} lang={lang} total={total ?? 0} per={perPage ?? 1} />
        )}
        {view && <SavedViews path={path} lang={lang} />}
        {rows.length > 0 && columns.some(({ csv }) => csv) && (
          <CsvButton name={label} columns={columns} rows={rows}>
            {words.csv}
          </CsvButton>
        )}
      </div>
    </div>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  view: TableView | undefined;
  path: string;
}

function Head<Row>({ column: { key, label, isSortable, isNumber }, view, path }: HeadProps<Row>) {
  const className = isNumber ? classes.number : undefined;
  if (!isSortable || !view)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const isSorted = view.sort === key;
  const order = isSorted && view.order === 'asc' ? 'desc' : 'asc';
  const sorted = view.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? sorted : undefined}>
      <a href={tableAddress(path, view, { sort: key, order })}>
        {label}
        {isSorted && <Icon name={view.order === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />}
      </a>
    </th>
  );
}

interface PagesProps {
  view: TableView;
  path: string;
  lang: Lang;
  total: number;
  per: number;
}

function Pages({ view, path, lang, total, per }: PagesProps) {
  const words = tableText[lang];
  const last = Math.max(1, Math.ceil(total / per));
  const to = (page: number) => tableAddress(path, view, { page });
  return (
    <nav className={classes.pages} aria-label={words.pages}>
      {view.page > 1 && (
        <a href={to(view.page - 1)} rel="prev">
          <Icon name="chevron-left" size={16} />
          {words.previous}
        </a>
      )}
      <span>{words.place(view.page, last, total)}</span>
      {view.page < last && (
        <a href={to(view.page + 1)} rel="next">
          {words.next}
          <Icon name="chevron-right" size={16} />
        </a>
      )}
    </nav>
  );
}
