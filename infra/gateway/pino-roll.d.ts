declare module 'pino-roll' {
  import type pino from 'pino';
  /** Opens a stream into files that are rolled by size; `limit.count` older ones are kept. */
  export default function roll(options: {
    file: string;
    extension: string;
    size: string;
    limit: { count: number };
    sync: boolean;
    minLength: number;
    maxLength: number;
    periodicFlush: number;
  }): Promise<ReturnType<typeof pino.destination>>;
}
