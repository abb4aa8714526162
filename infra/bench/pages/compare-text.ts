/** The words of a document's body in their order, without markup, scripts and styles. */
export function readWords(html: string): string[] {
  return (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .split(/\s+/)
    .filter(Boolean);
}

/** Says where two documents' words part, or `null` when they are the same. */
export function findDifference(one: string, other: string): string | null {
  const [a, b] = [readWords(one), readWords(other)];
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at += 1)
    if (a[at] !== b[at])
      return `word ${at}: "${a.slice(at, at + 8).join(' ')}" against "${b.slice(at, at + 8).join(' ')}"`;
  return null;
}
