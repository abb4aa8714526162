import { countLines, drawKolam, findUnbroken, type Kolam } from './rangoli/kolam';

const grid = (columns: number, rows: number): Kolam => ({
  dots: Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)]),
  isOpen(x, y, side) {
    const [nx, ny] = [x + ([0, 1, 0, -1][side] ?? 0), y + ([-1, 0, 1, 0][side] ?? 0)];
    return nx >= 0 && ny >= 0 && nx < columns && ny < rows;
  },
});

test.each([
  [1, 1, 1],
  [2, 3, 1],
  [3, 3, 3],
  [4, 6, 2],
  [5, 7, 1],
])('an open grid of %i by %i dots takes as many lines as their common divisor', (a, b, lines) => {
  expect(countLines(grid(a, b))).toBe(lines);
});

test('the kolam that is found is one line, the same in each quarter', () => {
  const { dots, isOpen } = findUnbroken(7, 5);
  expect(countLines({ dots, isOpen })).toBe(1);
  for (const [x, y] of dots)
    for (let side = 0; side < 4; side++)
      expect(isOpen(-y, x, (side + 1) % 4)).toBe(isOpen(x, y, side));
});

test('around each dot four pieces are drawn', () => {
  expect(drawKolam(grid(3, 2)).match(/M/g)).toHaveLength(24);
});
