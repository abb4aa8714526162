import type { Rite, TempleDay } from 'shared/contracts/content-darshan';

/** Whether what comes next at a temple is of the day after. */
export function isOfTomorrow({ rites }: TempleDay, rite: Rite): boolean {
  return rites.every(({ starts_at }) => starts_at !== rite.starts_at);
}

/** The rites of the day, and tomorrow's first where nothing more comes today. */
export function listShown(temple: TempleDay): Rite[] {
  const { rites, next } = temple;
  return next && isOfTomorrow(temple, next) ? [...rites, next] : rites;
}
