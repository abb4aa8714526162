/** A table to be printed: a title, the columns' heads, the rows. */
export interface TextTable {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Writes tables one below the other, columns aligned by spaces. */
export function writeTables(tables: readonly TextTable[]): string {
  return tables.map(writeTable).join('\n\n');
}

function writeTable({ title, head, rows }: TextTable): string {
  const lines = head.length > 0 ? [head, ...rows] : rows;
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const written = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...written.map((line) => `  ${line}`)].join('\n');
}

/** What was assumed, as the last table of an answer. */
export function tableConventions(conventions: object): TextTable {
  const rows = Object.entries(conventions).map(([name, value]): string[] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return { title: 'Conventions', head: [], rows };
}

/** Writes instants as `2026-11-08 06:38:12` on the clocks of a zone. @param timeZone IANA name */
export function createClock(timeZone: string): (utc: string | null) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (utc) => (utc === null ? 'none' : clock.format(new Date(utc)));
}
