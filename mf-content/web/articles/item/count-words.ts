import type { Article } from '../kinds';

/** How many words there are to read in an article: its text and the long parts its kind adds. */
export function countWords(article: Article): number {
  return [article.item.body, ...listParts(article)]
    .flatMap((part) => part.replace(/<[^>]*>/g, ' ').split(/\s+/))
    .filter((word) => word !== '').length;
}

function listParts({ kind, item }: Article): string[] {
  switch (kind) {
    case 'vrat':
    case 'festivals': {
      const { samagri, vidhi, katha, foods } = item.details;
      return [...samagri, ...vidhi, katha, ...foods];
    }
    case 'aarti':
    case 'bhajan': {
      // whoever reads a line reads it in one of its scripts
      const { stanzas, meaning } = item.details;
      return [...stanzas.flatMap(({ devanagari }) => devanagari), meaning];
    }
    case 'podcast':
      return [item.details.transcript];
    default:
      return [];
  }
}
