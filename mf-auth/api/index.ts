import type { CreateApi } from 'shared/remote-kit/api';
import { consentEndpoints } from './consent/endpoints';
import { openDatabase } from './data/database';
import { sweepExpired } from './data/sweep-expired';
import { walletEndpoints } from './ledger/endpoints';
import { newsletterEndpoints } from './newsletter/endpoints';
import { codeEndpoints } from './one-time-codes/endpoints';
import { sessionEndpoints } from './sessions/endpoints';
import { findLiveSession } from './sessions/session-rows';
import { readSessionToken } from './sessions/session-token';
import { pictureEndpoints } from './users/picture-endpoints';
import { userEndpoints } from './users/endpoints';

const sweepMinutes = 60;

const createApi: CreateApi = (deps) => {
  const database = openDatabase(deps.pool);
  const sweeping = setInterval(() => {
    sweepExpired(database).catch((error: unknown) =>
      deps.log.error({ err: error }, 'sweeping expired rows failed'),
    );
  }, sweepMinutes * 60_000);
  sweeping.unref();

  return {
    endpoints: [
      ...codeEndpoints(database, deps),
      ...sessionEndpoints(database),
      ...userEndpoints(database, deps),
      ...pictureEndpoints(database, deps),
      ...walletEndpoints(database),
      ...newsletterEndpoints(database, deps),
      ...consentEndpoints(database, deps),
    ],
    async identify(token) {
      const claims = await readSessionToken(token, deps.settings.secrets.session);
      return claims && findLiveSession(database, claims.sessionId, claims.userId);
    },
    seed: () => sweepExpired(database),
    async close() {
      clearInterval(sweeping);
    },
  };
};

export default createApi;
