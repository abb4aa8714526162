import type { ApiDeps } from 'shared/remote-kit/api';
import { hashKeyed, type Secret, type Secrets } from 'shared/remote-kit/secrets';

type Settings = ApiDeps['settings'];

/** Which remotes need the site's secret of each purpose. */
const users: Record<keyof Secrets, string[]> = {
  session: ['mf-auth'],
  links: ['mf-auth'],
  hashing: ['mf-auth', 'mf-content'],
  staff: ['mf-auth'],
};

/** The remote that owns payments: no other gets the keys of the account. */
const PAYMENTS = 'mf-auth';

/** The settings as one remote gets them: a secret that is not for it is one of its own, which opens nothing. */
export function settingsOf(remote: string, settings: Settings): Settings {
  const draw = (purpose: keyof Secrets): Secret =>
    users[purpose].includes(remote)
      ? settings.secrets[purpose]
      : { current: hashKeyed(`${purpose}:${remote}`, settings.secrets[purpose]), old: null };
  const secrets = {
    ...{ session: draw('session'), links: draw('links') },
    ...{ hashing: draw('hashing'), staff: draw('staff') },
  };
  const payments = remote === PAYMENTS ? (settings.payments ?? null) : null;
  return { ...settings, secrets, sessionSecret: secrets.session.current, payments };
}
