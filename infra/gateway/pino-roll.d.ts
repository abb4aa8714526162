declare module 'pino-roll' {
  import type { SonicBoom, SonicBoomOpts } from 'sonic-boom';
  /** Opens a stream into files that are rolled by size; `limit.count` older ones are kept. */
  export default function roll(
    options: Omit<SonicBoomOpts, 'dest'> & {
      file: string;
      extension: string;
      size: string;
      limit: { count: number };
    },
  ): Promise<SonicBoom>;
}
