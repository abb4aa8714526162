import type { FestivalOfPlace, getFestivalCalendar } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';

type Calendar = AnswerOf<typeof getFestivalCalendar>['data'];

function day(id: string, date: string, more: Partial<FestivalOfPlace> = {}): FestivalOfPlace {
  const name = `${id} of ${date.slice(0, 4)}`;
  return {
    id,
    name,
    kind: 'festival',
    date,
    rule: 'Amavasya in pradosha',
    because: 'On this day alone.',
    instants: { moonrise: `${date}T12:30:00Z` },
    alternatives: [],
    ...more,
  };
}

/** Two years of a feast, with its eve, and of a fast of every month, on 8 November 2026; for tests. */
export const calendarSample: Calendar = {
  place: {
    slug: 'new-delhi',
    name: 'New Delhi',
    region: 'Delhi',
    country: 'India',
    latitude: 28.6,
    longitude: 77.2,
    timeZone: 'Asia/Kolkata',
  },
  today: '2026-11-08',
  year: 2026,
  absent: [],
  festivals: [
    ...Array.from({ length: 11 }, (_, month) =>
      day('fast', `2026-${String(month + 1).padStart(2, '0')}-05`, { kind: 'vrat' }),
    ),
    day('eve', '2026-11-07'),
    day('feast', '2026-11-07'),
    ...Array.from({ length: 12 }, (_, month) =>
      day('fast', `2027-${String(month + 1).padStart(2, '0')}-05`, { kind: 'vrat' }),
    ),
    day('eve', '2027-10-28'),
    day('feast', '2027-10-29', {
      alternatives: [
        {
          tradition: 'vaishnava',
          name: 'Vaishnava tradition',
          date: '2027-10-30',
          rule: 'at dawn',
        },
      ],
    }),
  ],
};
