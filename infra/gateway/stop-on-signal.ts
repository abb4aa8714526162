/** One press of Ctrl+C may reach us twice: from the terminal, and from who started us. */
const SAME_PRESS_MS = 500;

/**
 * Stops a process as it is asked to: the first signal lets it finish, another one ends it at once.
 * @param stop resolves when all is finished; then the exit code is 0
 */
export function stopOnSignal(
  stop: () => Promise<unknown>,
  fail: (error: unknown) => void,
  asked: Pick<NodeJS.Process, 'on' | 'exit'> = process,
): void {
  let askedAt: number | null = null;
  const onSignal = () => {
    if (askedAt === null) {
      askedAt = performance.now();
      stop().then(() => asked.exit(0), fail);
    } else if (performance.now() - askedAt > SAME_PRESS_MS) asked.exit(1);
  };
  asked.on('SIGINT', onSignal);
  asked.on('SIGTERM', onSignal);
}
