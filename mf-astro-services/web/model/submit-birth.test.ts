import type { Place } from 'shared/contracts/astro';
import { apiError } from 'shared/contracts/errors';
import type { Call } from 'shared/remote-kit/page';
import { readBirthFields } from './birth-form';
import { submitBirth } from './submit-birth';

const place = (name: string, region: string): Place => ({
  id: `${name}~${region}`.toLowerCase(),
  name,
  region,
  country: 'India',
  latitude: 20,
  longitude: 77,
  timeZone: 'Asia/Kolkata',
});

const fields = readBirthFields({ date: '1990-05-17', time: '06:45', place: 'Aurangabad' });

/** A service that knows some places and answers the chart as told; it keeps what was asked. */
function serviceWith(places: Place[], kundli: unknown) {
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
    const state = await submitBirth(fields, call, 'en');
    expect(state.problems).toEqual({ place: 'place_choose' });
    expect(state.choices.map(({ label }) => label)).toEqual([
      'Aurangabad, Maharashtra, India',
      'Aurangabad, Bihar, India',
    ]);
    expect(state.fields.date).toBe('1990-05-17');
    expect(asked).toHaveLength(1);
  });

  it('takes the only place of that name and sends its id', async () => {
    const places = [place('Aurangabad', 'Bihar'), place('Aurangabad Cantonment', 'Maharashtra')];
    const { call, asked } = serviceWith(places, { error_status: 500 });
    const state = await submitBirth(fields, call, 'hi');
    expect(asked[1]?.input).toEqual({
      body: { date: '1990-05-17', time: '06:45', placeId: 'aurangabad~bihar', lang: 'hi' },
    });
    expect(state).toMatchObject({ failed: true, problems: {} });
  });

  it('says which of two passes is asked for', async () => {
    const response = apiError('invalid_input', { fields: { 'body.occurrence': 'twice' } });
    const { call } = serviceWith([], { error_status: 400, response });
    const chosen = { ...fields, placeId: 'aurangabad~bihar', placeFor: 'Aurangabad' };
    const state = await submitBirth(chosen, call, 'en');
    expect(state).toMatchObject({ failed: false, problems: { occurrence: 'time_twice' } });
  });

  it('names an unknown place and keeps other problems beside it', async () => {
    const { call } = serviceWith([], null);
    const state = await submitBirth({ ...fields, date: '' }, call, 'en');
    expect(state.problems).toEqual({ date: 'date_missing', place: 'place_unknown' });
  });
});
