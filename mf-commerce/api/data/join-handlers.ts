import type { BoundEvent } from 'shared/remote-kit/handle-event';

/** The handlers of several areas as one for each event: the areas are told in turn, each heeds its own references. */
export function joinHandlers(...areas: readonly BoundEvent[][]): BoundEvent[] {
  const all = areas.flat();
  const ids = [...new Set(all.map(({ event }) => event.id))];
  return ids.map((id) => {
    const own = all.filter(({ event }) => event.id === id);
    return {
      event: own[0]!.event,
      async handle(delivery) {
        for (const { handle } of own) await handle(delivery);
      },
    };
  });
}
