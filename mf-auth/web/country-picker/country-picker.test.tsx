import { fireEvent, render, screen } from '@testing-library/react';
import { countries } from './countries';
import { CountryPicker } from './country-picker';
import { filterCountries } from './filter-countries';
import { flags } from './flags';

function show() {
  const chosen: string[] = [];
  render(<CountryPicker lang="en" value="IN" onChoose={({ code }) => chosen.push(code)} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { input, press, type, chosen };
}

test('about eighty countries, each complete, and only India without e-mail', () => {
  expect(countries.length).toBeGreaterThanOrEqual(80);
  expect(countries.filter((country) => !country.isEmailRequired).map(({ code }) => code)).toEqual([
    'IN',
  ]);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code, dial, en, hi } of countries) {
    expect(flags[code]).toMatch(/^<svg/);
    expect(dial).toMatch(/^\+\d{1,3}$/);
    expect(en && hi).toBeTruthy();
  }
});

test.each([
  ['united', 'AE'],
  ['नेपा', 'NP'],
  ['+44', 'GB'],
  ['93', 'AF'],
])('searching %s finds %s first', (search, code) => {
  expect(filterCountries(countries, search)[0]?.code).toBe(code);
});

test('shows the chosen country and opens on a press', () => {
  const { input } = show();
  expect(input.value).toBe('India (+91)');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(input);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option')).toHaveLength(countries.length);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('India+91');
});

test('typing filters, arrows move, Enter chooses', () => {
  const { input, press, type, chosen } = show();
  type('united');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('3 countries found');
  press('ArrowDown');
  const active = input.getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toBe('United Kingdom+44');
  press('ArrowUp');
  press('ArrowUp');
  press('Enter');
  expect(chosen).toEqual(['US']);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes and keeps the choice; nothing found says so', () => {
  const { input, press, type, chosen } = show();
  type('zzz');
  expect(screen.getByRole('status').textContent).toBe('No country found');
  press('ArrowDown');
  press('Enter');
  press('Escape');
  expect(chosen).toEqual([]);
  expect(input.value).toBe('India (+91)');
});

test('a press on an option chooses it', () => {
  const { input, chosen } = show();
  fireEvent.click(input);
  fireEvent.click(screen.getByRole('option', { name: /Nepal/ }));
  expect(chosen).toEqual(['NP']);
});

test('flags are decoration', () => {
  show();
  expect(screen.queryByRole('img')).toBeNull();
});
