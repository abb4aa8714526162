import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import { readOptions } from '../../forms/kundli-form';
import { askPlaces } from '../../parts/birth/ask-places';
import { CoordinateFields } from './coordinate-fields';
import { pageText } from './text';

jest.mock('../../parts/birth/ask-places', () => ({ askPlaces: jest.fn() }));

const raxaul: SuggestedPlace = {
  ...{ id: '~26980~84850', name: '26.98° N, 84.85° E', region: 'near Raxaul, Bihar' },
  ...{ country: 'India', latitude: 26.98, longitude: 84.85, timeZone: 'Asia/Kolkata' },
  fits: true,
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(askPlaces).mockReset().mockResolvedValue([raxaul]);
});
afterEach(() => jest.useRealTimers());

const show = (form = {}, spot: SuggestedPlace | null = null) =>
  render(
    <CoordinateFields
      options={readOptions(form)}
      wrong={{}}
      spot={spot}
      lang="en"
      text={pageText.en}
    />,
  );
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name=${name}]`) as Element, { target: { value } });
const wait = () => act(async () => jest.advanceTimersByTime(1000));

test('what lies at typed coordinates is said once both are there', async () => {
  show();
  type('latitude', '26.98');
  await wait();
  expect(askPlaces).not.toHaveBeenCalled();
  type('longitude', '84.85');
  await wait();
  expect(askPlaces).toHaveBeenCalledWith('26.98, 84.85', 'en');
  expect(screen.getByText(/near Raxaul, Bihar, India · clocks of Asia\/Kolkata/)).toBeTruthy();
  type('timeZone', 'Asia/Kathmandu');
  expect(screen.getByText(/near Raxaul, Bihar, India$/)).toBeTruthy();
  type('longitude', '284');
  await wait();
  expect(screen.queryByText(/Raxaul/)).toBeNull();
});

test('a form that comes back says it at once, without asking', async () => {
  show({ latitude: '26.98', longitude: '84.85' }, raxaul);
  expect(screen.getByText(/near Raxaul/)).toBeTruthy();
  await wait();
  expect(askPlaces).not.toHaveBeenCalled();
});
