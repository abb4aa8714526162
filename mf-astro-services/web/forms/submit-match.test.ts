import { apiError } from 'shared/contracts/errors';
import type { Call } from 'shared/remote-kit/page';
import { submitMatch } from './submit-match';

const form = {
  'boy.date': '1988-04-06',
  'boy.time': '00:30',
  'boy.place': 'Kolkata',
  'boy.placeId': 'kolkata',
  'boy.placeFor': 'Kolkata',
  'girl.date': '1992-09-11',
  'girl.timeUnknown': 'yes',
  'girl.place': 'Patna',
  'girl.placeId': 'patna',
  'girl.placeFor': 'Patna',
};

function answering(answer: unknown) {
  const asked: unknown[] = [];
  const call = (async (_contract: object, input: unknown) => {
    asked.push(input);
    return answer;
  }) as Call;
  return { call, asked };
}

describe('sending two births', () => {
  it('sends both, a time that is not known as null', async () => {
    const { call, asked } = answering({ error_status: 500 });
    const state = await submitMatch(form, call, 'en');
    expect(asked[0]).toEqual({
      body: {
        boy: { date: '1988-04-06', time: '00:30', placeId: 'kolkata', lang: 'en' },
        girl: { date: '1992-09-11', time: null, placeId: 'patna', lang: 'en' },
      },
    });
    expect(state).toMatchObject({ failed: 'failed', made: null });
  });

  it('tells the id of the match that was made', async () => {
    const { call } = answering({ status: 200, id: 'x'.repeat(22) });
    expect(await submitMatch(form, call, 'en')).toMatchObject({ made: { id: 'x'.repeat(22) } });
  });

  it('gives a refusal to the person it concerns', async () => {
    const response = apiError('invalid_input', { fields: { 'body.girl.placeId': 'unknown' } });
    const { call } = answering({ error_status: 400, response });
    const state = await submitMatch(form, call, 'en');
    expect(state.boy.problems).toEqual({});
    expect(state.girl.problems).toEqual({ place: 'place_unknown' });
    expect(state.failed).toBeNull();
  });

  it('asks only which places were chosen while something is wrong, and says both', async () => {
    const places = ['kolkata', 'patna'].map((id) => ({ id, name: id, fits: false }));
    const { call, asked } = answering({ status: 200, data: places });
    const state = await submitMatch({ ...form, 'girl.date': '' }, call, 'en');
    expect(asked).toEqual(
      ['Kolkata', 'Patna'].map((text) => ({ params: { text }, query: { lang: 'en' } })),
    );
    expect(state.girl.problems).toEqual({ date: 'date_missing' });
    expect([state.boy.place?.id, state.girl.place?.id]).toEqual(['kolkata', 'patna']);
    expect(state.boy.fields.date).toBe('1988-04-06');
  });
});
