/** What the log may know of an error: where it happened and of what kind, nothing a person typed. */
export interface LoggedError {
  type: string;
  code?: string;
  message: string;
  /** Frames alone: the first line of a stack repeats the message. */
  stack: string;
  cause?: LoggedError;
}

/**
 * Describes an error for the log. Messages of the database and of its queries are dropped, since they
 * carry values and parameters; of others, addresses and numbers of people.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: hidePersonal(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: isOfDatabase(error) ? 'a query failed' : hidePersonal(error.message),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && depth < 3
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

/** pg's own errors have a severity; drizzle's say the query and its parameters. */
function isOfDatabase(error: Error): boolean {
  return 'severity' in error || 'query' in error || /^Failed query/.test(error.message);
}

/** The same text without e-mail addresses and telephone numbers. */
export function hidePersonal(text: string): string {
  return text
    .replace(/Failed query[\s\S]*/, 'a query failed')
    .replace(/[^\s<>"'@:]+@[^\s<>"'@]+/g, '…@…')
    .replace(/\+?\d(?:[\d -]{8,}\d)/g, '…');
}
