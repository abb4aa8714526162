import { checkBirth, checkDate, isPlaceChosen, readBirthFields } from './birth-form';

const filled = readBirthFields({ date: '1990-05-17', time: '06:45', place: 'Pune' });

describe('the birth form', () => {
  it('accepts what is complete, and a time that is not known', () => {
    expect(checkBirth(filled)).toEqual({});
    expect(checkBirth({ ...filled, time: '', timeUnknown: 'yes' })).toEqual({});
  });

  it.each([
    [{ date: '' }, { date: 'date_missing' }],
    [{ date: '2023-02-30' }, { date: 'date_never' }],
    [{ date: '17/05/1990' }, { date: 'date_incomplete' }],
    [{ date: '2023-02-29' }, { date: 'date_leap' }],
    [{ date: '1700-01-01' }, { date: 'date_range' }],
    [{ date: '2190-01-01' }, { date: 'date_future' }],
    [{ time: '' }, { time: 'time_missing' }],
    [{ time: '25:00' }, { time: 'time_wrong' }],
    [{ place: '' }, { place: 'place_missing' }],
    [{ name: 'x'.repeat(81) }, { name: 'name_long' }],
  ])('refuses %j', (change, problems) => {
    expect(checkBirth({ ...filled, ...change })).toEqual(problems);
  });

  it.each([
    [{ 'boy.date.day': '5', 'boy.date.month': '4', 'boy.date.year': '1990' }, '1990-04-05', {}],
    [{ 'boy.date': '1990-04-05' }, '1990-04-05', {}],
    [{ 'boy.date.day': '31', 'boy.date.month': '2' }, '-02-31', { date: 'date_incomplete' }],
    [
      { 'boy.date.day': '5', 'boy.date.month': '4', 'boy.date.year': '90' },
      '90-04-05',
      { date: 'date_year' },
    ],
    [
      { 'boy.date.day': '', 'boy.date.month': '', 'boy.date.year': '' },
      '',
      { date: 'date_missing' },
    ],
  ])('reads the date of %j', (form, date, problems) => {
    const fields = readBirthFields(form as Record<string, string>, 'boy.');
    expect(fields.date).toBe(date);
    expect(checkBirth({ ...filled, date: fields.date })).toEqual(problems);
  });

  it('takes a day as soon as it has begun anywhere on earth', () => {
    const at = (now: string) => checkDate('2026-11-23', Date.parse(now));
    expect(at('2026-11-22T09:59:59Z')).toBe('date_future');
    expect(at('2026-11-22T10:00:00Z')).toBeNull();
  });

  it('drops a chosen place when its text was changed', () => {
    const chosen = { ...filled, placeId: 'pune~1~2', placeFor: 'Pune' };
    expect(isPlaceChosen(chosen)).toBe(true);
    expect(isPlaceChosen({ ...chosen, place: 'Punalur' })).toBe(false);
    expect(isPlaceChosen({ ...chosen, placeFor: '' })).toBe(false);
  });
});
