import { getCity, setPreferences } from 'shared/contracts/astro-preferences';
import type { CallContext } from 'shared/remote-kit/api';
import { servePreferences } from './routes';

const endpoints = servePreferences(() => new Date('2026-11-22T06:00:00Z'));
const ask = async (id: string, input: { params?: object; query?: object; body?: object }) => {
  const endpoint = endpoints.find(({ contract }) => contract.id === id);
  const raw = { params: undefined, query: undefined, body: undefined, ...input };
  const outcome = await endpoint?.handle(raw, {} as CallContext);
  if (!outcome) throw new Error(`${id} is not served`);
  return outcome;
};
const cookiesOf = async (body: object) => (await ask(setPreferences.id, { body })).extras?.cookies;

test('a city is kept by its own slug for a year, whatever name it was asked by', async () => {
  const expires = new Date('2027-11-22T06:00:00Z');
  expect(await cookiesOf({ city: 'bombay' })).toEqual([
    { name: 'city', value: 'mumbai', expires, readable: true },
  ]);
});

test('the clock is kept alone, and both together', async () => {
  expect(await cookiesOf({ clock: '24' })).toMatchObject([{ name: 'clock', value: '24' }]);
  expect(await cookiesOf({ city: 'pune', clock: '12' })).toHaveLength(2);
  expect(await cookiesOf({})).toEqual([]);
});

test.each([{ city: 'atlantis-on-sea' }, { clock: '13' }, { city: '' }, { city: 'a'.repeat(121) }])(
  '%j keeps nothing',
  async (body) => {
    const outcome = await ask(setPreferences.id, { body });
    expect(outcome.ok).toBe(false);
    expect(outcome.extras?.cookies).toBeUndefined();
  },
);

test('a city is named in the language asked for; one that is none is not found', async () => {
  const found = await ask(getCity.id, { params: { city: 'varanasi' }, query: { lang: 'hi' } });
  expect(found).toMatchObject({
    ok: true,
    answer: { data: { slug: 'varanasi', name: 'वाराणसी', timeZone: 'Asia/Kolkata' } },
  });
  const none = await ask(getCity.id, { params: { city: 'atlantis-on-sea' }, query: {} });
  expect(none).toMatchObject({ ok: false, error: { code: 'not_found' } });
});
