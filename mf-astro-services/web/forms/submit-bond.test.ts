import type { Call } from 'shared/remote-kit/page';
import { submitBond } from './submit-bond';
import { submitNumerology } from './submit-numerology';

function answering(answer: unknown) {
  const asked: { id: string; input: unknown }[] = [];
  const call = (async (contract: { id: string }, input: unknown) => {
    asked.push({ id: contract.id, input });
    return answer;
  }) as Call;
  return { call, asked };
}

describe('sending the calculators', () => {
  it('asks the endpoint of the game with what was given', async () => {
    const { call, asked } = answering({ status: 200, data: { percent: 50, parts: [] } });
    const form = {
      ...{ 'first.name': ' Asha ', 'first.rashi': '11', 'second.name': 'Ravi' },
      ...{ 'second.date.day': '4', 'second.date.month': '1', 'second.date.year': '1988' },
    };
    const state = await submitBond('friendship', { ...form, 'second.rashi': '12' }, call);
    expect(asked).toEqual([
      {
        id: 'astro.calculate_friendship',
        input: {
          body: {
            first: { name: 'Asha', rashi: 11 },
            second: { name: 'Ravi', date: '1988-01-04' },
          },
        },
      },
    ]);
    expect(state).toMatchObject({ bond: { percent: 50 }, failed: null });
  });

  it.each([
    [{ 'first.name': 'Asha' }, { 'second.name': 'name_missing' }],
    [
      { 'first.name': 'Asha', 'second.name': 'Ravi', 'second.date': '2023-02-30' },
      { 'second.date': 'date_never' },
    ],
    [
      { 'first.name': 'Asha', 'second.name': 'x'.repeat(81), 'first.date': '1700-01-01' },
      { 'first.date': 'date_range', 'second.name': 'name_long' },
    ],
  ])('asks nothing while something is wrong: %j', async (form, problems) => {
    const { call, asked } = answering(null);
    expect((await submitBond('love', form as Record<string, string>, call)).problems).toEqual(
      problems,
    );
    expect(asked).toEqual([]);
  });

  it('needs a name and a date for the numbers, and says when the service fails', async () => {
    const { call, asked } = answering({ error_status: 503 });
    const empty = await submitNumerology({}, call);
    expect(empty.problems).toEqual({ name: 'name_missing', date: 'date_missing' });
    expect(asked).toEqual([]);
    const parts = { 'date.day': '15', 'date.month': '4', 'date.year': '1990' };
    const failed = await submitNumerology({ name: 'आशा', ...parts }, call);
    expect(asked.at(-1)?.input).toEqual({ body: { name: 'आशा', date: '1990-04-15' } });
    expect(failed).toMatchObject({ failed: 'failed', numbers: null, fields: { name: 'आशा' } });
    const refused = await submitNumerology(
      { name: 'आशा', date: '1990-04-15' },
      answering({ error_status: 429 }).call,
    );
    expect(refused).toMatchObject({ failed: 'often', fields: { name: 'आशा' } });
  });
});
