import { defineContent } from 'shared/content/content-kind';
import { riteKinds } from 'shared/contracts/content-darshan';
import { z } from 'shared/contracts/zod';
import { isRiteTime } from '../darshan/rite-time';
import { remoteFolder } from '../remote-folder';

const words = z
  .object({ name: z.string(), place: z.string(), deity: z.string(), keeper: z.string() })
  .strict();

/** `05:30` on the temple's clocks, or by the sun: `sunset`, `sunrise-15` */
const time = z.string().refine(isRiteTime, 'Not a time of a rite.');

/** A rite; months and weekdays are numbers, from January and from Sunday (0). */
const rite = z
  .object({
    slug: z.string(),
    kind: z.enum(riteKinds),
    en: z.string(),
    hi: z.string(),
    starts: time,
    /** Left out where only the beginning is published. */
    ends: time.optional(),
    months: z.array(z.number()).optional(),
    weekdays: z.array(z.number()).optional(),
  })
  .strict();

const content = defineContent(remoteFolder, 'darshan', {
  item: {
    en: words,
    hi: words,
    /** The keeper's own site. */
    website: z.string(),
    time_zone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    rites: z.array(rite),
  },
});

/** The temples and ghats that are shipped, with their usual hours, as their keepers publish them. */
export const temples = {
  kind: content.kind,
  read: () =>
    content.read().map(({ slug, item: { time_zone: timeZone, ...temple } }) => ({
      slug,
      timeZone,
      ...temple,
    })),
};

/** A temple or a ghat as it is shipped. */
export type TempleSeed = ReturnType<typeof temples.read>[number];
/** A rite as it is shipped; times and days are written as the table `darshan_rites` has them. */
export type RiteSeed = TempleSeed['rites'][number];
