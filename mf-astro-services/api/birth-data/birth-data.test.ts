import { resolve } from 'node:path';
import { createTestDatabase } from 'infra/test/test-database';
import { getBirthData } from 'shared/contracts/astro-birth-data';
import type { CallContext } from 'shared/remote-kit/api';
import { openDatabase } from '../data/database';
import { serveProfiles } from '../kundli/profiles';
import { serveKundli } from '../kundli/routes';
import { serveMatching } from '../matching/routes';
import { suggestPlaces } from '../places/suggest-places';
import { serveBirthData } from './routes';

const birth = {
  name: 'Asha',
  date: '1990-04-15',
  time: '14:30',
  latitude: 12.97,
  longitude: 77.59,
  timeZone: 'Asia/Kolkata',
};

const customer = (id: number): CallContext => ({
  session: { id, sessionId: 's', name: null, email: null, phone: null, img: null, type: null },
  ...{ token: null, visitor: `v${id}`, address: '127.0.0.1', userAgent: 'test', lang: 'en' },
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase(resolve(__dirname, '../migrations'), 'astro');
});
afterAll(() => database?.drop());

async function call(id: string, body: unknown, caller: CallContext) {
  const open = openDatabase(database.pool);
  const now = () => new Date('2026-11-21T08:00:00Z');
  const agreed = (async () => ({ status: 200 })) as never;
  const endpoints = [
    ...serveKundli(open, now, agreed),
    ...serveMatching(open, now),
    ...serveProfiles(open, () => new Date(), agreed),
    ...serveBirthData(open),
  ];
  const endpoint = endpoints.find(({ contract }) => contract.id === `astro.${id}`);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  const outcome = await endpoint.handle({ params: {}, query: {}, body }, caller);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome;
}

async function fill(caller: CallContext) {
  await call('create_kundli', { ...birth, keep: true }, caller);
  await call('kundli_matching', { boy: birth, girl: birth }, caller);
  const placeId = suggestPlaces('Pune', 'en')[0]?.id ?? '';
  const { name, date, time } = birth;
  const profile = { label: 'self', name, gender: null, date, time, placeId };
  await call('create_birth_profile', profile, caller);
}

const read = async (caller: CallContext) => {
  const outcome = await call('get_birth_data', undefined, caller);
  return { ...outcome, data: getBirthData.answer.parse(outcome.answer).data };
};

test('the whole of one customer is given as a file, and erased without touching another', async () => {
  const [asha, ravi] = [customer(1), customer(2)];
  await fill(asha);
  await fill(ravi);
  const { data, extras } = await read(asha);
  expect(extras?.headers?.['content-disposition']).toContain('attachment');
  expect(data.profiles).toMatchObject([{ name: 'Asha', date: birth.date }]);
  expect(data.kundlis).toMatchObject([
    { birth: { name: 'Asha', time: '14:30' }, expires_at: null },
  ]);
  expect(data.matchings).toMatchObject([{ boy: { date: birth.date }, girl: { date: birth.date } }]);
  await call('erase_birth_data', undefined, asha);
  await call('erase_birth_data', undefined, asha);
  expect((await read(asha)).data).toEqual({ profiles: [], kundlis: [], matchings: [] });
  expect((await read(ravi)).data.kundlis).toHaveLength(1);
});
