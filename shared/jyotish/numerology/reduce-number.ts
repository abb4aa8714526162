/** A sum and what it comes to when its digits are added. */
export interface ReducedNumber {
  /** The compound number: the sum before it is reduced. */
  sum: number;
  /** 1 to 9; 0 for an empty sum. */
  number: number;
  /** 11, 22 or 33 when the sum is one or passes through one, which some schools leave whole. */
  master: 11 | 22 | 33 | null;
}

/** Adds the digits of a whole number of zero or more. */
export function addDigits(value: number): number {
  return [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);
}

/** Adds the digits again and again until one is left, and says which master number was passed. */
export function reduceNumber(sum: number): ReducedNumber {
  let number = sum;
  let master: ReducedNumber['master'] = null;
  while (number > 9) {
    if (number === 11 || number === 22 || number === 33) master ??= number;
    number = addDigits(number);
  }
  return { sum, number, master };
}
