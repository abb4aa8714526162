import { availableParallelism } from 'node:os';

/** Prints rows under a heading, columns as wide as their widest cell; numbers (`-`: none) stand to the right. */
export function printTable(title: string, head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const isNumber = (column: number) =>
    rows.every((row) => typeof row[column] === 'number' || row[column] === '-');
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [first = [], ...rest] = cells;
  const rule = widths.map((width) => '-'.repeat(width));
  console.log(`\n${title}\n${[first, rule, ...rest].map(line).join('\n')}`);
}

/** Prints what the figures were measured on. */
export function printMachine(): void {
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `\n${day}, Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`,
  );
}
