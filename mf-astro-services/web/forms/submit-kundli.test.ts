import type { SuggestedPlace } from 'shared/contracts/astro';
import { apiError } from 'shared/contracts/errors';
import type { Call } from 'shared/remote-kit/page';
import { submitKundli } from './submit-kundli';

const place = (name: string, region: string, fits = true): SuggestedPlace => ({
  fits,
  id: `${name}~${region}`.toLowerCase(),
  name,
  region,
  country: 'India',
  latitude: 20,
  longitude: 77,
  timeZone: 'Asia/Kolkata',
});

const fields = { date: '1990-05-17', time: '06:45', place: 'Aurangabad' };

/** A service that knows some places and answers the chart as told; it keeps what was asked. */
function serviceWith(places: SuggestedPlace[], kundli: unknown) {
  const asked: { id: string; input: unknown }[] = [];
  const call = (async (contract: { id: string }, input: unknown) => {
    asked.push({ id: contract.id, input });
    return contract.id === 'astro.get_suggest' ? { status: 200, data: places } : kundli;
  }) as Call;
  return { call, asked };
}

describe('sending the birth form', () => {
  it('offers a choice when several places bear the name', async () => {
    const places = [place('Aurangabad', 'Maharashtra'), place('Aurangabad', 'Bihar')];
    const { call, asked } = serviceWith(places, null);
    const state = await submitKundli(fields, call, 'en', null);
    expect(state.problems).toEqual({ place: 'place_choose' });
    expect(state.choices.map(({ label }) => label)).toEqual([
      'Aurangabad, Maharashtra, India',
      'Aurangabad, Bihar, India',
    ]);
    expect(state.fields.date).toBe('1990-05-17');
    expect(asked).toHaveLength(1);
  });

  it('takes the only place of that name and sends its id', async () => {
    const places = [
      place('Aurangabad', 'Bihar'),
      place('Aurangabad Cantonment', 'Maharashtra', false),
    ];
    const { call, asked } = serviceWith(places, { error_status: 500 });
    const state = await submitKundli(fields, call, 'hi', null);
    expect(asked[1]?.input).toEqual({
      body: {
        ...{ date: '1990-05-17', time: '06:45', placeId: 'aurangabad~bihar', lang: 'hi' },
        keep: false,
      },
    });
    expect(state).toMatchObject({ failed: 'failed', problems: {} });
  });

  it('says again which place is taken when something else is wrong', async () => {
    const places = [place('Aurangabad', 'Maharashtra'), place('Aurangabad', 'Bihar')];
    const { call } = serviceWith(places, null);
    const label = 'Aurangabad, Bihar, India';
    const chosen = { place: label, placeId: 'aurangabad~bihar', placeFor: label, date: '' };
    const again = await submitKundli({ ...fields, ...chosen }, call, 'en', null);
    expect(again.place).toMatchObject({ region: 'Bihar', latitude: 20 });
    const settled = await submitKundli({ ...fields, place: label, date: '' }, call, 'en', null);
    expect(settled.place?.id).toBe('aurangabad~bihar');
  });

  it('says what lies at the coordinates when something else is wrong', async () => {
    const { call, asked } = serviceWith([place('25.61° N, 85.14° E', 'near Patna, Bihar')], null);
    const at = { latitude: '25.61', longitude: '85.14' };
    const again = await submitKundli({ ...fields, ...at, date: '' }, call, 'en', null);
    expect(again.spot?.region).toBe('near Patna, Bihar');
    expect(asked.map(({ input }) => input)).toEqual([
      { params: { text: '25.61, 85.14' }, query: { lang: 'en' } },
    ]);
    const wrong = await submitKundli({ ...fields, ...at, latitude: '95' }, call, 'en', null);
    expect(wrong).toMatchObject({ spot: null, wrong: { latitude: 'latitude_wrong' } });
  });

  it('says which of two passes is asked for', async () => {
    const response = apiError('invalid_input', { fields: { 'body.occurrence': 'twice' } });
    const { call } = serviceWith([], { error_status: 400, response });
    const chosen = { ...fields, placeId: 'aurangabad~bihar', placeFor: 'Aurangabad' };
    const state = await submitKundli(chosen, call, 'en', null);
    expect(state).toMatchObject({ failed: null, problems: { occurrence: 'time_twice' } });
  });

  it.each([
    ['skipped_date', 'date_skipped'],
    ['invalid_input', 'date_future'],
  ] as const)('says why a date is refused: %s', async (code, problem) => {
    const response = apiError(code, { fields: { 'body.date': 'refused' } });
    const { call } = serviceWith([], { error_status: 400, response });
    const chosen = { ...fields, placeId: 'apia~samoa', placeFor: 'Aurangabad' };
    const state = await submitKundli(chosen, call, 'en', null);
    expect(state).toMatchObject({ failed: null, problems: { date: problem } });
  });

  it('names an unknown place and keeps other problems beside it', async () => {
    const { call } = serviceWith([], null);
    const state = await submitKundli({ ...fields, date: '' }, call, 'en', null);
    expect(state.problems).toEqual({ date: 'date_missing', place: 'place_unknown' });
  });

  it('sends coordinates instead of a place, with their zone if one is named', async () => {
    const { call, asked } = serviceWith([], { error_status: 500 });
    const where = { ...fields, place: '', latitude: '18.52', longitude: '-73.86' };
    const { wrong, problems } = await submitKundli(where, call, 'en', null);
    expect([wrong, problems]).toEqual([{}, {}]);
    expect(asked[0]?.input).toEqual({
      body: {
        ...{ date: '1990-05-17', time: '06:45', lang: 'en', keep: false },
        ...{ latitude: 18.52, longitude: -73.86 },
      },
    });
    await submitKundli({ ...where, timeZone: 'Asia/Kolkata', node: 'true' }, call, 'en', null);
    expect(asked[2]?.input).toMatchObject({
      body: { latitude: 18.52, longitude: -73.86, timeZone: 'Asia/Kolkata', node: 'true' },
    });
  });

  /** A service that keeps a kundli, or doesn't. */
  function serviceThatKeeps(isKept: boolean) {
    const asked: { id: string; input: unknown }[] = [];
    const call = (async (contract: { id: string }, input: unknown) => {
      asked.push({ id: contract.id, input });
      return { status: 200, id: 'x'.repeat(22), isKept };
    }) as Call;
    return { asked, call, listAsked: () => asked.map(({ id }) => id) };
  }
  const filled = { ...fields, placeId: 'aurangabad~bihar', placeFor: 'Aurangabad', save: 'yes' };

  it('saves the birth beside it for a signed-in visitor who asks for it', async () => {
    const { call, asked, listAsked } = serviceThatKeeps(true);
    const state = await submitKundli(filled, call, 'en', []);
    expect(state.made).toEqual({ id: 'x'.repeat(22), secret: undefined, isUnsaved: false });
    expect(listAsked()).toEqual(['astro.create_kundli', 'astro.create_birth_profile']);
    expect(asked[0]?.input).toMatchObject({ body: { keep: true } });
    await submitKundli(filled, call, 'en', null);
    expect(asked).toHaveLength(3);
  });

  it('says that nothing was saved when it was not kept', async () => {
    const { call, listAsked } = serviceThatKeeps(false);
    const state = await submitKundli(filled, call, 'en', []);
    expect(state.made?.isUnsaved).toBe(true);
    expect(listAsked()).toEqual(['astro.create_kundli']);
  });
});
