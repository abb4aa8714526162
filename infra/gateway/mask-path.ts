/** Words, numbers of up to four digits and dates: what a person can read tells of no person. */
const READABLE = /^(?=.{1,60}$)(?:[a-z]+|\d{1,4}|v\d+)(?:[-_.](?:[a-z]+|\d{1,4}|v\d+))*$/i;
const LONGEST_WORD = 24;

/**
 * An address as the log may know it: no query, and in place of the parameters of its route their names.
 * Where no route is known, what can't be read stands for an id or a token and goes too.
 * @param pattern the route as its contract or remote has it, such as `/api/unsubscribe/:token`
 */
export function maskPath(url: string, pattern: string | null): string {
  if (pattern !== null) return pattern;
  const path = url.split('?', 1)[0] as string;
  return path
    .split('/')
    .map((segment) => (segment === '' || isReadable(segment) ? segment : '…'))
    .join('/');
}

function isReadable(segment: string): boolean {
  return (
    READABLE.test(segment) &&
    segment.split(/[-_.]/).every((part) => part.length <= LONGEST_WORD && !isJumbled(part))
  );
}

/** Capitals in the middle of a word: words of a page's address have none. */
const isJumbled = (part: string) => /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part);
