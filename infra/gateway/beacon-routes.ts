import type { FastifyInstance } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import { z } from 'zod';
import { releaseKey } from '../releases/list-known';
import { releaseName, releaseVersion } from '../releases/release-manifest';
import { callerAddress } from './caller-address';
import { sendError } from './send-error';
import type { Site } from './site-process';

const release = { remote: releaseName, release: releaseVersion };
const milliseconds = z.number().min(0).max(120_000);

/** What a browser may tell: which release, and numbers. No address, no text, nothing of a person. */
const beacon = z.strictObject({
  failures: z
    .array(z.strictObject({ ...release, kind: z.enum(['error', 'rejection', 'load']) }))
    .max(5)
    .default([]),
  vitals: z
    .strictObject({
      ...release,
      lcp: milliseconds.optional(),
      inp: milliseconds.optional(),
      ttfb: milliseconds.optional(),
      cls: z.number().min(0).max(50).optional(),
    })
    .optional(),
});

const BODY_LIMIT = 2_048;
/** Beacons of one address in a minute; more are not counted. */
const A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** Mounts `/beacon`, where pages tell what failed in the browser and how fast they were. */
export function addBeaconRoute(app: FastifyInstance, site: Site) {
  const { health } = site;
  let minute = 0;
  let heard = new Map<string, number>();

  function isTooOften(address: string): boolean {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, heard] = [now, new Map()];
    const count = (heard.get(address) ?? 0) + 1;
    heard.set(address, count);
    return count > A_MINUTE;
  }

  app.post('/beacon', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const told = beacon.safeParse(request.body);
    if (!told.success) return sendError(reply, apiError('invalid_input'));
    const address = callerAddress(request);
    if (isTooOften(address)) return sendError(reply, apiError('too_many_requests'));
    const listed = (name: string, version: string) =>
      site.document().microFrontends[name]?.some(({ metadata }) => metadata.version === version);
    const { failures, vitals } = told.data;
    for (const { kind, ...of } of failures) {
      if (!listed(of.remote, of.release)) continue;
      health.metrics.countBrowserFailure(of, kind);
      health.browserFailures.add(releaseKey(of.remote, of.release), address);
    }
    if (vitals && listed(vitals.remote, vitals.release)) {
      const { lcp, inp, ttfb, cls, ...of } = vitals;
      const measured = { lcp, inp, ttfb, cls: cls === undefined ? undefined : cls * 1000 };
      for (const [name, value] of Object.entries(measured))
        if (value !== undefined) health.metrics.observeVital(of, name, value);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
