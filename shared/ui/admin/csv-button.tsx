import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './data-table';
import classes from './data-table.module.css';

interface CsvButtonProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  children: ReactNode;
}

/** Saves the rows that are shown as a file; it needs script, and is not there without. */
export function CsvButton<Row>({ name, columns, rows, children }: CsvButtonProps<Row>) {
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  if (!hasScript) return null;
  const save = async () => {
    const { toCsv } = await import('./to-csv');
    const written = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []));
    const text = toCsv(
      written.map(({ label }) => label),
      rows.map((row) => written.map(({ csv }) => csv(row))),
    );
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: `${name}.csv` });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" className={classes.tool} onClick={() => void save()}>
      {children}
    </button>
  );
}
