import { z } from 'shared/contracts/zod';
import type { Client } from './states';

const paise = z.string().regex(/^\d+$/);

/** What each kind of rule says; amounts are paise. */
const rules = {
  recharge: z.object({ least: paise, most: paise, suggested: z.array(paise) }),
  /** Older payments go to a bank account; more than `automatic_most` is agreed to by a second person. */
  refund: z.object({
    source_days: z.number(),
    automatic_most: paise,
    working_days: z.number(),
  }),
};

type Rules = typeof rules;

/** The rule in force at this moment, by the database's clock. */
export async function readRule<Name extends keyof Rules>(
  client: Client,
  name: Name,
): Promise<z.output<Rules[Name]>> {
  const { rows } = await client.query<{ value: unknown }>(
    `SELECT value FROM auth.money_rules WHERE name = $1 AND valid_from <= now()
     ORDER BY valid_from DESC LIMIT 1`,
    [name],
  );
  return rules[name].parse(rows[0]?.value) as z.output<Rules[Name]>;
}
