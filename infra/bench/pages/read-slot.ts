/** What stands in a slot of a document: the markup between its div and the end of that. */
export function readSlot(html: string, slot: string): string {
  const begin = `<div data-slot="${slot}">`;
  const from = html.indexOf(begin);
  if (from < 0) return '';
  let depth = 1;
  for (const tag of html.slice(from + begin.length).matchAll(/<(\/?)div\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(from + begin.length, from + begin.length + tag.index);
  }
  throw new Error(`the slot ${slot} has no end`);
}
