import { eraseBirthData, getBirthData } from 'shared/contracts/astro-birth-data';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { eraseBirths, exportBirths } from './personal-data';

const disposition = 'attachment; filename="tarapath-births.json"';

/** What is kept of a customer's births, to be seen and to be erased as a whole. */
export function serveBirthData(database: Database): BoundEndpoint[] {
  return [
    serve(getBirthData, async (_input, { session, lang }) => {
      if (!session) return refuse('not_signed_in');
      const data = await exportBirths(database, session.id, lang);
      const headers = { 'content-disposition': disposition };
      return answer({ status: 200 as const, data }, { headers });
    }),
    serve(eraseBirthData, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      await database.transaction((tx) => eraseBirths(tx, session.id));
      return answer({ status: 200 as const });
    }),
  ];
}
