/** Whether a text is a date of the calendar, `YYYY-MM-DD`. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // the parser turns 30 February into March, so the day is written back and compared
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
