/** What waits for its turn: at most so many, or it is refused. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs so much work at once; the rest waits in order. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** @throws QueueFull when so many wait already */
  return async function inTurn<T>(work: () => Promise<T>, waitingAtMost = Infinity): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new QueueFull('too many wait already');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // the place goes to the next in the queue, or is free again
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
