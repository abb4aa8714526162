/** Temples that have a drawing of their own in `media/darshan/`. */
const drawn = new Set([
  'dashashwamedh-ghat',
  'dwarkadhish',
  'har-ki-pauri',
  'jagannath-puri',
  'kamakhya',
  'kashi-vishwanath',
  'mahakaleshwar',
  'meenakshi',
  'shirdi-sai',
  'siddhivinayak',
  'somnath',
]);

/** The name of the drawing that stands beside a temple: its own, or that of any temple. */
export function findDrawing(temple: string): string {
  return drawn.has(temple) ? temple : 'temple';
}
