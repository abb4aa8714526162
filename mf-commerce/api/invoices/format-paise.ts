const rupees = new Intl.NumberFormat('en-IN');

/** An amount for a column of a paper, with Indian grouping and always with its paise: `1,23,456.50`. */
export function formatPaise(paise: bigint): string {
  return `${rupees.format(paise / 100n)}.${String(paise % 100n).padStart(2, '0')}`;
}
