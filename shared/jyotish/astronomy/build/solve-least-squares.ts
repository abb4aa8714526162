/** The unknowns that fit the rows to the values best, by normal equations of scaled columns. */
export function solveLeastSquares(rows: number[][], values: number[]): number[] {
  const count = rows[0]?.length ?? 0;
  const columns = Array.from({ length: count }, (_, column) => column);
  const scales = columns.map((column) => Math.hypot(...rows.map((row) => row[column]!)) || 1);
  const scaled = rows.map((row) => row.map((value, column) => value / scales[column]!));
  const matrix = columns.map((one) => [
    ...columns.map((other) => scaled.reduce((sum, row) => sum + row[one]! * row[other]!, 0)),
    scaled.reduce((sum, row, at) => sum + row[one]! * values[at]!, 0),
  ]);
  for (const pivot of columns) {
    const best = columns
      .slice(pivot)
      .reduce(
        (a, b) => (Math.abs(matrix[b]![pivot]!) > Math.abs(matrix[a]![pivot]!) ? b : a),
        pivot,
      );
    [matrix[pivot], matrix[best]] = [matrix[best]!, matrix[pivot]!];
    const row = matrix[pivot]!;
    for (const other of columns) {
      if (other === pivot) continue;
      const factor = matrix[other]![pivot]! / row[pivot]!;
      matrix[other] = matrix[other]!.map((value, at) => value - factor * row[at]!);
    }
  }
  return columns.map(
    (column) => matrix[column]![count]! / matrix[column]![column]! / scales[column]!,
  );
}
