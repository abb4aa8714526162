import { fireEvent, screen } from '@testing-library/react';
import { startStaffSearch } from './staff-search';

beforeEach(() => {
  document.body.innerHTML = `
    <form><input id="staff-search" aria-label="Search"><ul id="staff-found" hidden></ul></form>
    <nav id="staff-menu"><ul><li><a href="/admin">Overview</a></li>
    <li><a href="/admin/people">People</a></li></ul></nav><textarea></textarea>`;
  startStaffSearch(document);
});

const input = () => screen.getByLabelText<HTMLInputElement>('Search');
const found = () =>
  [...document.querySelectorAll('#staff-found:not([hidden]) a')].map((link) => link.textContent);
const type = (value: string) => fireEvent.input(input(), { target: { value } });

test('pages of the menu are offered while one types, and arrows go through them', () => {
  type('pe');
  expect(found()).toEqual(['People']);
  input().focus();
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('People');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(document.activeElement).toBe(input());
  expect(found()).toEqual([]);
});

test('a stroke goes to the search, but not out of a text', () => {
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(input());
  const text = document.querySelector('textarea') as HTMLElement;
  text.focus();
  fireEvent.keyDown(text, { key: '/' });
  expect(document.activeElement).toBe(text);
});
