/** The item of a table at a whole index. @throws RangeError beyond the table */
export function itemAt<T>(table: readonly T[], index: number): T {
  const item = table[index];
  if (item === undefined) throw new RangeError(`A table of ${table.length} has no item ${index}`);
  return item;
}
