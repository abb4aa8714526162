import type { BondAnswer, Numerology } from 'shared/contracts/astro-calculators';
import type { CallContext } from 'shared/remote-kit/api';
import { serveCalculators } from './routes';

// in India the year has begun, in Greenwich it has not
const endpoints = serveCalculators(() => new Date('2026-12-31T20:00:00Z'));

async function call(id: string, body: object) {
  const endpoint = endpoints.find(({ contract }) => contract.id === id);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  const context = { lang: 'en' } as CallContext;
  const outcome = await endpoint.handle({ params: {}, query: {}, body }, context);
  if (outcome.ok) endpoint.contract.answer.parse(outcome.answer);
  return outcome;
}

async function getData<T>(id: string, body: object): Promise<T> {
  const outcome = await call(id, body);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return (outcome.answer as { data: T }).data;
}

const couple = {
  first: { name: 'Asha', date: '1990-04-15', rashi: 3 },
  second: { name: 'रवि', date: '1988-01-04', rashi: 0 },
};

describe('the calculators', () => {
  it('give a percentage with its parts, differently weighed', async () => {
    const love = await getData<BondAnswer>('astro.calculate_love', couple);
    const friends = await getData<BondAnswer>('astro.calculate_friendship', couple);
    expect(love.parts.map(({ part, points }) => [part, points])).toEqual(
      friends.parts.map(({ part, points }) => [part, points]),
    );
    expect(love.parts).toHaveLength(4);
    expect(love.percent).not.toBe(friends.percent);
  });

  it('count a name and a birth, with the personal year of India', async () => {
    const data = await getData<Numerology>('astro.numerology_calculator', {
      name: 'आशा',
      date: '1990-04-15',
    });
    expect(data).toMatchObject({
      romanised: 'asha',
      moolank: { number: 6 },
      bhagyank: { sum: 29, number: 2, master: 11 },
      personalYear: { year: 2027 },
    });
    expect(data.chaldean.letters.map(({ value }) => value)).toEqual([1, 3, 5, 1]);
  });

  it.each<[string, object, string]>([
    ['astro.calculate_love', { ...couple, second: { name: ' ' } }, 'body.second.name'],
    ['astro.calculate_love', { ...couple, first: { name: '12' } }, 'body.first.name'],
    ['astro.calculate_friendship', { first: couple.first }, 'body.second'],
    [
      'astro.calculate_friendship',
      { ...couple, first: { ...couple.first, date: '1990-02-30' } },
      'body.first.date',
    ],
    [
      'astro.calculate_friendship',
      { ...couple, first: { ...couple.first, rashi: 12 } },
      'body.first.rashi',
    ],
    ['astro.numerology_calculator', { name: 'Asha' }, 'body.date'],
    ['astro.numerology_calculator', { name: 'Asha', date: '1700-01-01' }, 'body.date'],
    ['astro.numerology_calculator', { name: 'Asha', date: '2027-01-02' }, 'body.date'],
    [
      'astro.calculate_love',
      { ...couple, second: { ...couple.second, date: '2190-01-01' } },
      'body.second.date',
    ],
  ])('name the field: %s %j', async (id, body, field) => {
    const outcome = await call(id, body);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_input', status: 400 } });
    if (!outcome.ok) expect(Object.keys(outcome.error.fields ?? {})).toEqual([field]);
  });

  it('take a birth of the day that has begun somewhere', async () => {
    const born = { name: 'Asha', date: '2027-01-01' };
    expect(await call('astro.numerology_calculator', born)).toMatchObject({ ok: true });
  });
});
