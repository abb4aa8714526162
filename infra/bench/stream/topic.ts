/** What every socket of the benchmark follows. */
export const TOPIC = 'room:open';
