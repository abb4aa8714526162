import { getGochara, getGrahaTransits, getSky, getTransits } from 'shared/contracts/astro-transits';
import type { AnyEndpoint, AnswerOf } from 'shared/contracts/contract';
import { grahas } from 'shared/jyotish/zodiac/graha';
import type { CallContext } from 'shared/remote-kit/api';
import { serveTransits } from './routes';

const endpoints = serveTransits(() => new Date('2026-11-21T06:00:00Z'));
const visitor = {} as CallContext;

async function call<E extends AnyEndpoint>(contract: E, input: object): Promise<AnswerOf<E>> {
  const found = endpoints.find((endpoint) => endpoint.contract.id === contract.id);
  const outcome = await found?.handle(
    { params: {}, query: {}, body: undefined, ...input },
    visitor,
  );
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return contract.answer.parse(outcome.answer) as AnswerOf<E>;
}

test('the sky of now: Saturn in Meena, the Sun in Vrischika until the middle of December', async () => {
  const { data } = await call(getSky, {});
  expect(data.places.map(({ graha }) => graha)).toEqual(grahas);
  const [sun, saturn] = [data.places[0], data.places[6]];
  expect(sun).toMatchObject({ rashi: 7, retrograde: false });
  expect(sun?.leavesAt).toMatch(/^2026-12-1[56]/);
  expect(saturn).toMatchObject({ rashi: 11 });
});

test('a year has twelve sign changes of the Sun and three retrograde stretches of Mercury', async () => {
  const { data } = await call(getTransits, { params: { year: '2027' } });
  expect(data.ingresses.filter(({ graha }) => graha === 'sun')).toHaveLength(12);
  expect(data.ingresses.some(({ graha }) => graha === 'moon')).toBe(false);
  expect(
    data.retrogrades.filter(({ graha, from }) => graha === 'mercury' && from.startsWith('2027')),
  ).toHaveLength(3);
  const saturn = data.ingresses.filter(({ graha }) => graha === 'saturn');
  expect(saturn.map(({ entered, at }) => `${entered} ${at.slice(0, 7)}`)).toEqual([
    '0 2027-06',
    '11 2027-10',
  ]);
});

test.each(['1800', '2199'])('the edge of the tables, %s, has its transits', async (year) => {
  const { data } = await call(getTransits, { params: { year } });
  expect(data.ingresses.filter(({ graha }) => graha === 'sun')).toHaveLength(12);
  await expect(call(getTransits, { params: { year: '2200' } })).rejects.toThrow();
});

test.each(grahas)('%s has sign changes to show around today, in order', async (graha) => {
  const { data } = await call(getGrahaTransits, { params: { graha } });
  expect(data.ingresses.length).toBeGreaterThan(5);
  const times = data.ingresses.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(times.find((at) => at > '2026-11-21T06:00:00Z')).toBe(data.place.leavesAt);
});

test('houses are counted from the Moon sign and the lagna', async () => {
  const { data } = await call(getGochara, { query: { moon: '11', lagna: '3' } });
  expect(data.transits[6]).toMatchObject({
    graha: 'saturn',
    houseFromMoon: 1,
    houseFromLagna: 9,
    favourable: false,
  });
  const withoutLagna = await call(getGochara, { query: { moon: '0' } });
  expect(withoutLagna.data.transits[0]?.houseFromLagna).toBeNull();
});
