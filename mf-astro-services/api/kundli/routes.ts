import type { z } from 'shared/contracts/zod';
import { createKundli } from 'shared/contracts/astro-kundli';
import { deleteKundli, getKundli, shareKundliName } from 'shared/contracts/astro-kundli-kept';
import type { ApiDeps, BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { tellSection } from '../../model/report/tell-section';
import type { Database } from '../data/database';
import { agreeToKeeping } from '../birth-data/agree-to-keeping';
import { buildKundli, openBirth } from './build-kundli';
import {
  findKundli,
  forgetKundli,
  isMaker,
  keepKundli,
  setNameShared,
  type Caller,
} from './kept-kundlis';
import { reopenKundli } from './reopen-kundli';
import { settleNewBirth } from './settle-birth';

/** @param now the clock, so that a test can hold it */
export function serveKundli(
  database: Database,
  now: () => Date,
  ask: ApiDeps['call'],
): BoundEndpoint[] {
  return [
    serve(createKundli, async ({ body }, ctx) => {
      const settled = settleNewBirth(body, now());
      if (!('birth' in settled))
        return refuse(settled.code, { fields: { [`body.${settled.field}`]: settled.message } });
      const { lang: _lang, keep, ...input } = body;
      const data = buildKundli(settled.birth, now());
      const isKept = keep && ctx.session !== null && (await agreeToKeeping(ask));
      const made = await keepKundli(database, input, ctx, isKept, now());
      return answer({ status: 200, ...made, isKept, data });
    }),
    serve(getKundli, async ({ params, query }, ctx) => {
      const row = await findKundli(database, params.id, now());
      if (!row) return refuse('not_found');
      return answer({ status: 200, data: await describeRow(row, query, ctx) });
    }),
    serve(shareKundliName, async ({ params, query, body }, ctx) =>
      asMaker(params.id, { ...ctx, secret: query.secret }, () =>
        setNameShared(database, params.id, body.isNameShared),
      ),
    ),
    serve(deleteKundli, async ({ params, query }, ctx) =>
      asMaker(params.id, { ...ctx, secret: query.secret }, () => forgetKundli(database, params.id)),
    ),
  ];

  async function describeRow(
    row: NonNullable<Awaited<ReturnType<typeof findKundli>>>,
    { section, lang, secret, ...chosen }: z.output<typeof getKundli.query>,
    ctx: CallContext,
  ) {
    const at = now();
    const makes = isMaker(row, { ...ctx, secret });
    const birth = reopenKundli(row, lang, makes || row.isNameShared, chosen);
    const report = openBirth(birth);
    return {
      id: row.id,
      isMaker: makes,
      isNameShared: row.isNameShared,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      secret: makes ? (secret ?? null) : null,
      key: makes ? row.key : null,
      kundli: buildKundli(birth, at, report),
      section: await tellSection(section, report, at.toISOString(), lang),
    };
  }

  async function asMaker(id: string, caller: Caller, change: () => Promise<void>) {
    const row = await findKundli(database, id, now());
    if (!row) return refuse('not_found');
    if (!isMaker(row, caller)) return refuse('forbidden');
    await change();
    return answer({ status: 200 as const });
  }
}
