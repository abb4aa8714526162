import type { TempleDay } from 'shared/contracts/content-darshan';

/**
 * Structured data for what can be watched, and for nothing else: a rite without a stream is no
 * broadcast. @param path of the page
 */
export function describeBroadcasts(temples: readonly TempleDay[], path: string): object[] {
  return temples.flatMap((temple) =>
    temple.rites
      .filter(({ stream, state }) => stream !== null && state !== 'over')
      .map((rite) => {
        const times = {
          startDate: rite.starts_at,
          ...(rite.ends_at ? { endDate: rite.ends_at } : {}),
        };
        const name = `${rite.name}, ${temple.name}`;
        return {
          '@type': 'BroadcastEvent',
          name,
          ...times,
          isLiveBroadcast: true,
          url: `${path}#${temple.slug}`,
          broadcastOfEvent: {
            '@type': 'Event',
            name,
            ...times,
            location: { '@type': 'Place', name: temple.name, address: temple.place },
            organizer: { '@type': 'Organization', name: temple.keeper, url: temple.website },
          },
        };
      }),
  );
}
