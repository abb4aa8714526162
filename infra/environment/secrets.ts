import type { Secret, Secrets } from 'shared/remote-kit/secrets';
import type { Variables } from './variables';
import { isWeakSecret } from './weak-secret';

/** The secrets of the whole process: those of the APIs, and the tokens of ops calls and of gateways. */
export interface SiteSecrets extends Secrets {
  ops: Secret;
  service: Secret;
}

/** The secrets that are set; each purpose may be absent in development. */
export type GivenSecrets = { [Purpose in keyof SiteSecrets]: Secret | null };

/** The variable of each purpose; with `_OLD` behind it, that of the value before. */
export const secretVariables = {
  session: 'SESSION_SECRET',
  links: 'LINK_SECRET',
  hashing: 'HASH_SECRET',
  staff: 'STAFF_SECRET',
  ops: 'OPS_TOKEN',
  service: 'SERVICE_TOKEN',
} as const satisfies Record<keyof SiteSecrets, keyof Variables>;

const purposes = Object.keys(secretVariables) as (keyof SiteSecrets)[];

/** What every purpose has, by a function of the purpose. */
export function forEachPurpose<T>(make: (purpose: keyof SiteSecrets) => T) {
  return Object.fromEntries(purposes.map((purpose) => [purpose, make(purpose)])) as {
    [Purpose in keyof SiteSecrets]: T;
  };
}

/** The secrets as the variables have them. */
export function readSecrets(values: Variables): GivenSecrets {
  return forEachPurpose((purpose) => {
    const name = secretVariables[purpose];
    const current = values[name];
    return current === undefined ? null : { current, old: values[`${name}_OLD`] ?? null };
  });
}

type SecretName = (typeof secretVariables)[keyof SiteSecrets];

/** What is wrong with the secrets, a line for each; `production` wants those it needs, and none made up. */
export function findSecretProblems(
  values: Variables,
  { production, needed }: { production: boolean; needed: readonly SecretName[] },
): string[] {
  const names = Object.values(secretVariables);
  const problems: string[] = [];
  for (const name of names) {
    const old = values[`${name}_OLD`];
    if (values[name] === undefined && old !== undefined)
      problems.push(`${name}_OLD is the value before ${name}, which is not set`);
    // one secret of before may stand behind several purposes, but none may go on being used
    const same = names
      .flatMap((other) => [other, `${other}_OLD` as const])
      .find(
        (other) => other !== name && values[other] !== undefined && values[other] === values[name],
      );
    if (same) problems.push(`${name} must differ from ${same}`);
  }
  if (!production) return problems;
  for (const name of names) {
    if (values[name] === undefined && needed.includes(name))
      problems.push(`${name} is required in production`);
    for (const each of [name, `${name}_OLD`] as const)
      if (values[each] !== undefined && isWeakSecret(values[each]))
        problems.push(`${each} must be drawn at random: openssl rand -base64 32`);
  }
  return problems;
}
