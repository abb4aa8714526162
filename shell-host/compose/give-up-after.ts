/** Name of the error when something took too long; checked by name, which holds across bundles. */
export const TOO_SLOW = 'TooSlow';

/** Waits for a promise, but no longer than `ms` milliseconds; then rejects, naming what was waited for. */
export async function giveUpAfter<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    // made when it is late: an error that nobody sees would cost each page its stack
    const giveUp = () =>
      reject(Object.assign(new Error(`${what} took longer than ${ms} ms`), { name: TOO_SLOW }));
    timer = setTimeout(giveUp, ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
