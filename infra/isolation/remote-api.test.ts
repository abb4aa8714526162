import type { PoolClient } from 'pg';
import { OpenRequests } from '../calls/open-requests';
import type { Description } from './protocol';
import { toRemoteApi } from './remote-api';
import { SharedTransactions } from './shared-transactions';

const person = { id: 7, phone: null, email: null };
const described: NonNullable<Description['api']> = {
  ...{ endpoints: [], documents: [], identifies: false, listsPages: false },
  personalData: 'kept',
};

function open(more: Partial<typeof described>) {
  const asked: { what: string; payload: unknown }[] = [];
  const ask = (async (what: string, payload: unknown) => {
    asked.push({ what, payload });
    return [];
  }) as never;
  const rest = { transactions: new SharedTransactions(), requests: new OpenRequests() };
  const { personalData } = toRemoteApi('mf-x', { ask }, { ...described, ...more }, rest);
  return { asked, personalData };
}

test('a release of before it could be said is not asked what is open of a person', () => {
  expect(open({}).personalData?.listOpen).toBeUndefined();
});

test('a release is asked what is open, and lent the transaction of an erasure', async () => {
  const { asked, personalData } = open({ listsOpen: true });
  expect(await personalData?.listOpen?.(person)).toEqual([]);
  await personalData?.listOpen?.(person, {} as PoolClient);
  expect(asked).toEqual([
    { what: 'listOpen', payload: { person } },
    { what: 'listOpen', payload: { person, transaction: expect.any(String) } },
  ]);
});
