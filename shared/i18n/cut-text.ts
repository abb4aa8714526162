/**
 * The beginning of a text, never ending in half a character: a cut emoji is no text, and refused.
 * @param most UTF-16 units, as a contract's `max` counts
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
