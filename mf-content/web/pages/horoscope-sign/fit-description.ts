const MOST = 160;

/** A description no longer than search results show, ending with a whole word. */
export function fitDescription(text: string): string {
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.;:।]+$/, '')}…`;
}
