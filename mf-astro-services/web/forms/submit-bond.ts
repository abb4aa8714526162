import {
  calculateFriendship,
  calculateLove,
  type BondInput,
} from 'shared/contracts/astro-calculators';
import { isFailure, nameTrouble } from 'shared/http/failure';
import type { BondKind } from 'shared/jyotish/numerology/bond';
import type { Call } from 'shared/remote-kit/page';
import { readBond, refuseBond, type BondState } from './bond-form';

const endpoints = { love: calculateLove, friendship: calculateFriendship } as const;

/** Sends a filled-in form and says what is wrong. Nothing typed is lost. */
export async function submitBond(
  kind: BondKind,
  form: Readonly<Record<string, string>>,
  call: Call,
): Promise<BondState> {
  const refused = refuseBond(form);
  if (refused) return refused;
  const fields = readBond(form);
  const body = { first: writePerson(fields, 'first'), second: writePerson(fields, 'second') };
  const outcome = await call(endpoints[kind], { body });
  const isRefused = isFailure(outcome);
  return {
    fields,
    problems: {},
    bond: isRefused ? null : outcome.data,
    failed: isRefused ? nameTrouble(outcome) : null,
  };
}

function writePerson(fields: BondState['fields'], person: 'first' | 'second'): BondInput['first'] {
  const [date, rashi] = [fields[`${person}.date`], fields[`${person}.rashi`]];
  return {
    name: fields[`${person}.name`],
    ...(date ? { date } : {}),
    // the field is a list: another value than 0 to 11 was not chosen in it
    ...(/^(\d|1[01])$/.test(rashi) ? { rashi: Number(rashi) } : {}),
  };
}
