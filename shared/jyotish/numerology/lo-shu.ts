import { computeBirthNumbers } from './birth-numbers';

const allNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

// the rows, columns and diagonals of the square 4 9 2, 3 5 7, 8 1 6
const planes = {
  mental: [4, 9, 2],
  emotional: [3, 5, 7],
  practical: [8, 1, 6],
  thought: [4, 3, 8],
  will: [9, 5, 1],
  action: [2, 7, 6],
  golden: [4, 5, 6],
  silver: [2, 5, 8],
} as const;

/** Rows, columns and diagonals of the square by their usual names. */
export type LoShuPlane = keyof typeof planes;

/** A birth on the Lo Shu square. */
export interface LoShuGrid {
  /** How often each number from 1 to 9 occurs; index 0 is number 1. */
  counts: number[];
  missing: number[];
  /** The numbers that occur twice or more. */
  repeated: number[];
  /** Full: all three numbers occur. Empty: none does. */
  planes: Record<LoShuPlane, 'full' | 'part' | 'empty'>;
}

/**
 * Writes a birth into the Lo Shu square as is usual in India: the digits of the date without zeros,
 * the Bhagyank, and the Moolank where the day has two digits. @param date YYYY-MM-DD
 */
export function computeLoShuGrid(date: string): LoShuGrid {
  const { moolank, bhagyank } = computeBirthNumbers(date);
  const written = [...date.replace(/\D/g, '')].map(Number);
  written.push(bhagyank.number);
  if (moolank.sum > 9) written.push(moolank.number);
  const counts = Array.from(
    { length: 9 },
    (_, index) => written.filter((digit) => digit === index + 1).length,
  );
  const occurs = (number: number) => (counts[number - 1] ?? 0) > 0;
  const fill = (numbers: readonly number[]) => {
    if (numbers.every(occurs)) return 'full';
    return numbers.some(occurs) ? 'part' : 'empty';
  };
  return {
    counts,
    missing: allNumbers.filter((number) => !occurs(number)),
    repeated: allNumbers.filter((number) => (counts[number - 1] ?? 0) > 1),
    planes: Object.fromEntries(
      Object.entries(planes).map(([name, numbers]) => [name, fill(numbers)]),
    ) as LoShuGrid['planes'],
  };
}
