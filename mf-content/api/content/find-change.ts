/** When an item last changed for its readers: one that was written before its day is new on that day. */
export function findChange(item: { publishedAt: Date | null; updatedAt: Date }): Date {
  const { publishedAt, updatedAt } = item;
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
}
