import type { Person } from 'shared/remote-kit/personal-data';
import type { Secret } from 'shared/remote-kit/secrets';
import { dataRequests } from '../data/consent-schema';
import type { Database, Transaction } from '../data/database';
import { subjectOfCustomer } from './subject-hash';

/** Notes that a customer's data was handed out or erased. */
export async function noteRequest(
  database: Database | Transaction,
  customer: Person,
  kind: 'access' | 'erasure',
  secret: Secret,
): Promise<void> {
  const [subjectHash = ''] = subjectOfCustomer(customer, secret).hashes;
  await database.insert(dataRequests).values({ subjectHash, kind });
}
