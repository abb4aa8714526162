import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateInput } from 'shared/ui/date-input';
import { fillCarriedFields, hasCarriedFields, startCarrying } from './carry-fields';

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <input
        name="place"
        aria-label="place"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <output>{value}</output>
    </>
  );
}

/** A page with a form in one language, as the server and React make it. */
function openPage(lang: 'en' | 'hi', name = '') {
  const path = `${lang === 'hi' ? '/hi' : ''}/free-kundli`;
  window.history.replaceState({}, '', path);
  document.documentElement.lang = lang;
  return render(
    <>
      <a href="#other" data-lang-link={lang === 'hi' ? 'en' : 'hi'}>
        language
      </a>
      <main>
        <form action={path}>
          <input name="name" aria-label="name" defaultValue={name} />
          <input name="untouched" aria-label="untouched" defaultValue={`${lang} words`} />
          <input name="otp" aria-label="code" autoComplete="one-time-code" />
          <input name="pass" aria-label="pass" type="password" />
          <input name="token" type="hidden" defaultValue="t" />
          <select name="gender" aria-label="gender">
            <option value="">-</option>
            <option value="female">f</option>
          </select>
          <textarea name="message" aria-label="message" />
          <input type="checkbox" name="unknown" value="yes" aria-label="unknown" />
          <Controlled />
          <DateInput name="date" label="Born" lang={lang} defaultValue="2026-11-22" />
        </form>
      </main>
    </>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const leave = (init = {}) => fireEvent.click(screen.getByText('language'), init);

function fill() {
  type('name', 'Asha');
  type('place', 'Ballia');
  type('message', 'नमस्ते');
  type('code', '1234');
  type('pass', 'secret');
  fireEvent.change(field('gender'), { target: { value: 'female' } });
  fireEvent.click(field('unknown'));
}

beforeAll(() => startCarrying(document));
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('what was typed is there in the other language, for React too, and only once', () => {
  const page = openPage('en');
  fill();
  leave();
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain('Asha');
  for (const hidden of ['1234', 'secret', 'token', 'words']) expect(kept).not.toContain(hidden);
  page.unmount();
  openPage('hi');
  expect(hasCarriedFields(document)).toBe(true);
  act(() => fillCarriedFields(document));
  expect(['name', 'place', 'message', 'gender'].map((label) => field(label).value)).toEqual([
    'Asha',
    'Ballia',
    'नमस्ते',
    'female',
  ]);
  expect(screen.getByRole('status').textContent).toBe('Ballia');
  expect(field('unknown').checked).toBe(true);
  expect(field('untouched').value).toBe('hi words');
  expect([field('code').value, sessionStorage.length]).toEqual(['', 0]);
});

test('what was typed before the script came is there, too', () => {
  const page = openPage('en');
  field('name').value = 'Asha';
  field('unknown').checked = true;
  field('Month').value = '4';
  startCarrying(document);
  leave();
  page.unmount();
  openPage('hi');
  act(() => fillCarriedFields(document));
  expect([field('name').value, field('महीना').value]).toEqual(['Asha', '4']);
  expect([field('unknown').checked, field('untouched').value]).toEqual([true, 'hi words']);
});

test('what was typed in the new page before stays', () => {
  const page = openPage('en');
  fill();
  type('Day', '5');
  fireEvent.change(field('Month'), { target: { value: '4' } });
  leave();
  page.unmount();
  openPage('hi');
  type('name', 'Ravi');
  fireEvent.change(field('महीना'), { target: { value: '2' } });
  act(() => fillCarriedFields(document));
  expect(field('name').value).toBe('Ravi');
  expect([field('दिन').value, field('महीना').value]).toEqual(['5', '2']);
});

test('a half-typed date comes along, and is said in the other language when it is whole', () => {
  const page = openPage('en');
  type('Day', '5');
  fireEvent.change(field('Month'), { target: { value: '4' } });
  type('Year', '19');
  leave();
  page.unmount();
  openPage('hi');
  act(() => fillCarriedFields(document));
  expect(['दिन', 'महीना', 'वर्ष'].map((part) => field(part).value)).toEqual(['5', '4', '19']);
  type('वर्ष', '1990');
  expect(screen.getByText('गुरुवार, 5 अप्रैल 1990')).toBeTruthy();
});

test('another tab, another page, the same language and a later hour get nothing', () => {
  openPage('en');
  fill();
  leave({ ctrlKey: true });
  expect(sessionStorage).toHaveLength(0);
  leave();
  expect(hasCarriedFields(document)).toBe(false);
  document.documentElement.lang = 'hi';
  expect(hasCarriedFields(document)).toBe(true);
  jest.useFakeTimers({ now: Date.now() + 3_600_000 });
  expect(hasCarriedFields(document)).toBe(false);
  window.history.replaceState({}, '', '/hi/contact-us');
  expect(hasCarriedFields(document)).toBe(false);
});
