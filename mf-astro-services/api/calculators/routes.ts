import {
  calculateFriendship,
  calculateLove,
  calculateNumerology,
} from 'shared/contracts/astro-calculators';
import { findDate } from 'shared/i18n/civil-times';
import { computeBirthNumbers, computePersonalYear } from 'shared/jyotish/numerology/birth-numbers';
import { computeBond } from 'shared/jyotish/numerology/bond';
import { numerologyConventions } from 'shared/jyotish/numerology/conventions';
import { computeLoShuGrid } from 'shared/jyotish/numerology/lo-shu';
import { computeNameNumber } from 'shared/jyotish/numerology/name-number';
import { romaniseName } from 'shared/jyotish/numerology/romanise-name';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';

/** @param now the clock, so that a test can hold it */
export function serveCalculators(now: () => Date): BoundEndpoint[] {
  return [
    serve(calculateLove, async ({ body }) =>
      answer({ status: 200, data: computeBond('love', body.first, body.second) }),
    ),
    serve(calculateFriendship, async ({ body }) =>
      answer({ status: 200, data: computeBond('friendship', body.first, body.second) }),
    ),
    serve(calculateNumerology, async ({ body: { name, date, year } }) => {
      // somewhere on earth the date is a day ahead of UTC
      if (Date.parse(date) > now().getTime() + 14 * 3_600_000)
        return refuse('invalid_input', {
          fields: { 'body.date': 'This birth lies in the future.' },
        });
      const wanted = year ?? Number(findDate(now().toISOString(), 'Asia/Kolkata').slice(0, 4));
      const data = {
        romanised: romaniseName(name),
        chaldean: computeNameNumber(name, 'chaldean'),
        pythagorean: computeNameNumber(name, 'pythagorean'),
        ...computeBirthNumbers(date),
        personalYear: { ...computePersonalYear(date, wanted), year: wanted },
        loShu: computeLoShuGrid(date),
        conventions: numerologyConventions,
      };
      return answer({ status: 200, data });
    }),
  ];
}
