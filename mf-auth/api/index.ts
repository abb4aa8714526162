import type { CreateApi } from 'shared/remote-kit/api';
import { consentEndpoints } from './consent/endpoints';
import { resumeErasures } from './consent/resume-erasures';
import { openDatabase } from './data/database';
import { sweepExpired } from './data/sweep-expired';
import { walletEndpoints } from './ledger/endpoints';
import { newsletterEndpoints } from './newsletter/endpoints';
import { nomineeEndpoints } from './nominee/endpoints';
import { codeEndpoints } from './one-time-codes/endpoints';
import { freshCodeEndpoints } from './one-time-codes/fresh-code';
import { sessionEndpoints } from './sessions/endpoints';
import { findLiveSession } from './sessions/session-rows';
import { readSessionToken } from './sessions/session-token';
import { pictureEndpoints } from './users/picture-endpoints';
import { userEndpoints } from './users/endpoints';

const sweepMinutes = 60;
const resumeSeconds = 60;

const createApi: CreateApi = (deps) => {
  const database = openDatabase(deps.pool);
  const sweeping = setInterval(() => {
    sweepExpired(database).catch((error: unknown) =>
      deps.log.error({ err: error }, 'sweeping expired rows failed'),
    );
  }, sweepMinutes * 60_000);
  sweeping.unref();
  const resuming = setInterval(() => {
    resumeErasures(database, deps).catch((error: unknown) =>
      deps.log.error({ error: String(error) }, 'taking up erasures failed'),
    );
  }, resumeSeconds * 1000);
  resuming.unref();

  return {
    endpoints: [
      ...codeEndpoints(database, deps),
      ...freshCodeEndpoints(database, deps),
      ...sessionEndpoints(database),
      ...userEndpoints(database, deps),
      ...pictureEndpoints(database, deps),
      ...walletEndpoints(database),
      ...newsletterEndpoints(database, deps),
      ...consentEndpoints(database, deps),
      ...nomineeEndpoints(database, deps),
    ],
    async identify(token) {
      const claims = await readSessionToken(token, deps.settings.secrets.session);
      return claims && findLiveSession(database, claims.sessionId, claims.userId);
    },
    // its own part is handed out and erased by the endpoints above
    personalData: null,
    seed: () => sweepExpired(database),
    async close() {
      clearInterval(sweeping);
      clearInterval(resuming);
    },
  };
};

export default createApi;
