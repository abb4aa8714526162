import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { BirthProfile } from 'shared/contracts/astro-profiles';
import {
  createBirthProfile,
  deleteBirthProfile,
  getBirthProfiles,
} from 'shared/contracts/astro-profiles';
import { errorCatalogue } from 'shared/contracts/errors';
import type { ApiDeps, BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import { isCivilDate } from 'shared/jyotish/panchang/civil-day';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { labelPlace } from 'shared/places/label-place';
import { agreeToKeeping } from '../birth-data/agree-to-keeping';
import { findToday } from '../panchang/describe-day';
import type { Database } from '../data/database';
import { birthProfiles } from '../data/schema';
import { findPlaceById } from '../places/find-place-by-id';

const mostProfiles = 50;

/** The births a customer has saved. */
export function serveProfiles(
  database: Database,
  now: () => Date,
  ask: ApiDeps['call'],
): BoundEndpoint[] {
  const own = (ctx: CallContext) => eq(birthProfiles.userId, ctx.session?.id ?? -1);
  return [
    serve(getBirthProfiles, async ({ query }, ctx) => {
      const rows = await database
        .select()
        .from(birthProfiles)
        .where(own(ctx))
        .orderBy(asc(birthProfiles.id));
      return answer({ status: 200, data: rows.map((row) => describeProfile(row, query.lang)) });
    }),
    serve(createBirthProfile, async ({ body }, ctx) => {
      if (!ctx.session) return refuse('not_signed_in');
      const place = findPlaceById(body.placeId, 'en');
      if (place === null)
        return refuse('invalid_input', { fields: { 'body.placeId': 'This place is not known.' } });
      const { timeZone } = place;
      if (!isCivilDate(body.date, timeZone))
        return refuse('skipped_date', {
          fields: { 'body.date': errorCatalogue.skipped_date.message },
        });
      if (body.date > findToday(timeZone, now()))
        return refuse('invalid_input', {
          fields: { 'body.date': 'This birth lies in the future.' },
        });
      const isSame = and(
        own(ctx),
        eq(birthProfiles.name, body.name),
        eq(birthProfiles.date, body.date),
        body.time === null ? isNull(birthProfiles.time) : eq(birthProfiles.time, body.time),
        eq(birthProfiles.placeId, body.placeId),
      );
      const [known] = await database.select().from(birthProfiles).where(isSame);
      if (known) return answer({ status: 200, id: known.id });
      const [saved] = await database.select({ all: count() }).from(birthProfiles).where(own(ctx));
      if ((saved?.all ?? 0) >= mostProfiles) return refuse('conflict');
      if (!(await agreeToKeeping(ask))) return refuse('unavailable');
      const [made] = await database
        .insert(birthProfiles)
        .values({ ...body, userId: ctx.session.id })
        .returning({ id: birthProfiles.id });
      if (!made) throw new Error('the new profile has no id');
      return answer({ status: 200, id: made.id });
    }),
    serve(deleteBirthProfile, async ({ params }, ctx) => {
      const gone = await database
        .delete(birthProfiles)
        .where(and(own(ctx), eq(birthProfiles.id, params.profileId)))
        .returning({ id: birthProfiles.id });
      return gone.length > 0 ? answer({ status: 200 }) : refuse('not_found');
    }),
  ];
}

/** A saved birth as its owner sees it. */
export function describeProfile(
  { id, label, name, gender, date, time, placeId }: typeof birthProfiles.$inferSelect,
  lang: 'en' | 'hi',
): BirthProfile {
  const found = findPlaceById(placeId, lang);
  const place = found === null ? '' : labelPlace(found);
  return { id, label, name, gender, date, time, placeId, place };
}
