import { getLunarDay } from 'shared/contracts/astro';
import { describeLunarDay } from 'shared/jyotish/panchang/lunar-day';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, serve } from 'shared/remote-kit/api';

/** @param now the clock, so that a test can hold it */
export function serveLunarDay(now: () => Date): BoundEndpoint[] {
  return [
    serve(getLunarDay, async () => {
      const at = now().toISOString();
      return answer({ status: 200, data: { at, ...describeLunarDay(at) } });
    }),
  ];
}
