/** The remote that jobs of the gateway itself are counted under. */
export const PLATFORM = 'platform';

/** The queue of a remote's job. */
export const queueOf = (remote: string, job: string) => `${remote}.${job}`;

/** The remote and the job of a queue. */
export function splitQueue(queue: string): { remote: string; job: string } {
  const [remote = '', job = ''] = queue.split('.', 2);
  return { remote, job };
}
