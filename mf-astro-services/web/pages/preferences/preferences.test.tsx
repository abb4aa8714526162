import { render, screen } from '@testing-library/react';
import { servePlaces } from '../../../api/places/routes';
import { servePreferences } from '../../../api/preferences/routes';
import { prepareAsk } from '../panchang/test-ask';
import load from './load';
import PreferencesPage from './page';

const ask = prepareAsk([...servePlaces(), ...servePreferences(() => new Date())]);
const send = (form: Record<string, string> | null, query = '') => load({ ...ask({}, query), form });

async function show(form: Record<string, string>) {
  const loaded = await send(form);
  render(<PreferencesPage data={loaded.data} lang="en" params={{}} session={null} />);
  return loaded;
}

test('a choice leads back to where it was made', async () => {
  const back = '/hi/horoscope?a=1';
  expect((await send({ city: 'pune', back })).redirect).toBe(back);
  expect((await send({ clock: '24', back })).redirect).toBe(back);
  const place = 'Ujjain, Madhya Pradesh, India';
  expect((await send({ place, placeId: 'ujjain', placeFor: place, back })).redirect).toBe(back);
});

test.each([
  '//other.example',
  'https://other.example',
  '/..//other.example',
  '/\\other.example',
  '',
])('never to %j', async (back) => {
  expect((await send({ city: 'pune', back })).redirect).toBe('/preferences');
  expect((await send(null, `back=${encodeURIComponent(back)}`)).data.back).toBe('/preferences');
});

test('a name of several places asks which, and keeps the way back', async () => {
  const { status, redirect } = await show({ place: 'Salem', back: '/panchang' });
  expect([status, redirect]).toEqual([400, undefined]);
  const choice = screen.getByRole('button', { name: 'Salem, Tamil Nadu, India' });
  expect(choice.getAttribute('name')).toBe('city');
  const form = new FormData(choice.closest('form') as HTMLFormElement);
  expect(form.get('back')).toBe('/panchang');
});

test.each([
  [{ place: 'Xwkjvbdf' }, /No place was found for “Xwkjvbdf”/],
  [{ place: '  ' }, /Please enter a city/],
  [{ city: 'atlantis-on-sea' }, /No place was found/],
  [{ clock: '13' }, /Please enter a city/],
])('%j is said to be wrong', async (form, message) => {
  const { status } = await show(form);
  expect(status).toBe(400);
  expect(screen.getByRole('alert').textContent).toMatch(message);
});
