import { drizzle } from 'drizzle-orm/node-postgres';
import { addTaxRate, listTaxRates } from 'shared/contracts/commerce-staff-tax';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { taxRates } from '../data/invoice-schema';
import { findRate } from '../tax/find-rate';
import { indianDay } from '../tax/indian-day';
import { readRates } from '../tax/rate-rows';
import { noteStaff } from './note-staff';

/** The dated rates of GST, for who keeps the books. */
export function rateEndpoints(deps: Pick<ApiDeps, 'pool' | 'publish'>): BoundEndpoint[] {
  const db = drizzle(deps.pool);
  const today = () => indianDay(new Date());
  return [
    serveStaff(listTaxRates, async () => {
      const [rates, day] = [await readRates(db), today()];
      const data = rates
        .map((rate) => ({
          ...{ code: rate.code, valid_from: rate.validFrom, basis_points: rate.basisPoints },
          ...{ treatment: rate.treatment, what: rate.what, source: rate.source },
          ...{ is_doubtful: rate.isDoubtful, added_by: rate.addedBy },
          is_in_force: findRate(rates, rate.code, day) === rate,
        }))
        .sort(
          (one, other) =>
            one.code.localeCompare(other.code) || other.valid_from.localeCompare(one.valid_from),
        );
      return answer({ status: 200, today: day, data });
    }),

    serveStaff(addTaxRate, async ({ body }, me) => {
      const { code, valid_from, basis_points, treatment, what, source, why } = body;
      // orders of earlier days were agreed on under the rates of those days
      if (valid_from < today())
        return refuse('invalid_input', {
          fields: { 'body.valid_from': 'A rate begins today or later.' },
        });
      return inTransaction(deps.pool, async (client) => {
        const added = await drizzle(client)
          .insert(taxRates)
          .values({
            ...{ code, validFrom: valid_from, basisPoints: basis_points, treatment, what, source },
            ...{ isDoubtful: false, addedBy: `staff:${me.id}` },
          })
          .onConflictDoNothing()
          .returning({ code: taxRates.code });
        if (added.length === 0) return refuse('conflict');
        await noteStaff(deps, client, me, {
          ...{ action: 'tax_rate.added', subject: `tax_rate:${code}`, reason: why },
          data: { valid_from, basis_points, treatment },
        });
        return answer({ status: 200 as const });
      });
    }),
  ];
}
