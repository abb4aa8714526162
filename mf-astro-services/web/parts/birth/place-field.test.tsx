import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import { askPlaces } from './ask-places';
import { PlaceField } from './place-field';

jest.mock('./ask-places', () => ({ askPlaces: jest.fn() }));

const patna: SuggestedPlace = {
  ...{ id: '~25612~85144', name: '25.612° N, 85.144° E', region: 'near Patna, Bihar' },
  ...{ country: 'India', latitude: 25.612, longitude: 85.144, timeZone: 'Asia/Kolkata' },
  fits: true,
};

/** A device that answers when the test says so. */
function holdPosition() {
  const asked: Parameters<Geolocation['getCurrentPosition']>[] = [];
  const getCurrentPosition = (...args: (typeof asked)[number]) => void asked.push(args);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  return {
    find: () =>
      asked[0]?.[0]({ coords: { latitude: 25.61234, longitude: 85.14449 } } as GeolocationPosition),
    refuse: () => asked[0]?.[1]?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  };
}

async function show() {
  const fields = { place: '', placeId: '', placeFor: '' };
  render(<PlaceField fields={fields} place={null} lang="en" prefix="" hasChoices={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  return screen.getByRole<HTMLInputElement>('combobox');
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(askPlaces).mockResolvedValue([patna]);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const wait = () => act(async () => jest.advanceTimersByTime(1000));

test('the position of the device is taken to a hundred metres, and said before it is sent', async () => {
  const device = holdPosition();
  const field = await show();
  expect(screen.getByRole('button', { name: 'Finding your location…' })).toBeTruthy();
  act(() => void device.find());
  await wait();
  expect(field.value).toBe('25.612, 85.144');
  expect(screen.getByText(/^Taken: .*near Patna, Bihar/)).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('[name=placeId]')?.value).toBe(patna.id);
});

test('a refusal is said until a place is typed, and what was typed meanwhile stays', async () => {
  const device = holdPosition();
  const field = await show();
  act(() => void device.refuse());
  expect(screen.getByRole('alert').textContent).toMatch(/keeps the location to itself/);
  fireEvent.change(field, { target: { value: 'Gaya' } });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void device.find());
  await wait();
  expect(field.value).toBe('Gaya');
});

test('a field that was left still says which place its text means', async () => {
  holdPosition();
  const field = await show();
  jest.mocked(askPlaces).mockResolvedValue([{ ...patna, name: 'Patna', region: 'Bihar' }]);
  fireEvent.change(field, { target: { value: 'Patna' } });
  fireEvent.blur(field);
  await wait();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText(/^Taken: Patna, Bihar/)).toBeTruthy();
});
