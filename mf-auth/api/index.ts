import type { CreateApi } from 'shared/remote-kit/api';
import { sessionsChanged } from 'shared/contracts/auth-sessions';
import { letFollow } from 'shared/remote-kit/stream';
import { consentEndpoints } from './consent/endpoints';
import { openDatabase } from './data/database';
import { authJobs } from './jobs';
import { noteWhatShopDid } from './staff/note-what-shop-did';
import { walletEndpoints } from './ledger/endpoints';
import { takingsEndpoint } from './ledger/takings-endpoint';
import { walletSettingsEndpoint } from './ledger/wallet-settings';
import { walletServiceEndpoints } from './ledger/service-endpoints';
import { newsletterEndpoints } from './newsletter/endpoints';
import { nomineeEndpoints } from './nominee/endpoints';
import { codeEndpoints } from './one-time-codes/endpoints';
import { freshCodeEndpoints } from './one-time-codes/fresh-code';
import { sessionEndpoints } from './sessions/endpoints';
import { findLiveOf, findLiveSession } from './sessions/session-rows';
import { readSessionToken } from './sessions/session-token';
import { auditEndpoints } from './staff/audit-endpoints';
import { commandLineEndpoints } from './staff/command-line-endpoints';
import { passkeyEndpoints } from './staff/passkey-endpoints';
import { memberEndpoints } from './staff/member-endpoints';
import { peopleEndpoints } from './staff/people-endpoints';
import { proposalEndpoints } from './staff/proposal-endpoints';
import { proposalKinds } from './staff/proposal-kinds';
import { developmentOwnerEndpoint, seedOwner } from './staff/development-owner';
import { invitationEndpoints } from './staff/invitation-endpoints';
import { staffSelfEndpoints } from './staff/self-endpoints';
import { staffSignInEndpoints } from './staff/sign-in-endpoints';
import { findStaffSession } from './staff/staff-session-rows';
import { allPaymentEndpoints } from './payments/all-payment-endpoints';
import { pictureEndpoints } from './users/picture-endpoints';
import { userEndpoints } from './users/endpoints';

const createApi: CreateApi = (deps) => {
  const database = openDatabase(deps.pool);
  const kinds = proposalKinds(database, deps);
  return {
    endpoints: [
      ...codeEndpoints(database, deps),
      ...freshCodeEndpoints(database, deps),
      ...sessionEndpoints(database, deps),
      ...userEndpoints(database, deps),
      ...pictureEndpoints(database, deps),
      ...walletEndpoints(database),
      ...walletServiceEndpoints(deps.pool),
      walletSettingsEndpoint(deps),
      ...allPaymentEndpoints(database, deps),
      takingsEndpoint(deps.pool),
      ...newsletterEndpoints(database, deps),
      ...consentEndpoints(database, deps),
      ...nomineeEndpoints(database, deps),
      ...staffSignInEndpoints(database, deps),
      ...invitationEndpoints(database, deps),
      ...staffSelfEndpoints(database, deps),
      ...memberEndpoints(database, deps),
      ...peopleEndpoints(database, deps),
      ...proposalEndpoints(database, kinds),
      ...auditEndpoints(database, kinds),
      ...passkeyEndpoints(database, deps),
      ...commandLineEndpoints(database, deps),
      developmentOwnerEndpoint(deps),
    ],
    async identify(token) {
      const claims = await readSessionToken(token, deps.settings.secrets.session);
      return claims && findLiveSession(database, claims.sessionId, claims.userId);
    },
    identifyStaff: (token) => findStaffSession(database, token),
    listLiveSessions: (ids) => findLiveOf(database, ids),
    topics: [
      letFollow(
        sessionsChanged.topic,
        ({ id }, { session }) => session !== null && String(session.id) === id,
      ),
    ],
    // its own part is handed out and erased by the endpoints above
    personalData: null,
    seed: () => seedOwner(database, deps),
    jobs: authJobs(database, deps),
    handles: [noteWhatShopDid(database)],
  };
};

export default createApi;
