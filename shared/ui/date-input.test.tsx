import { fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { DateInput } from './date-input';

const words = () => document.querySelector('[data-date-in-words]')?.textContent;
const field = (part: string) =>
  document.querySelector<HTMLInputElement>(`[name="date.${part}"]`) as HTMLInputElement;
const shown = () => ['day', 'month', 'year'].map((part) => field(part).value);
const type = (part: string, value: string) => fireEvent.change(field(part), { target: { value } });
const invalid = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));

afterEach(() => document.body.replaceChildren());

describe('a date field', () => {
  it.each([
    ['en', 'Thursday, 3 April 1986', 'Day'],
    ['hi', 'गुरुवार, 3 अप्रैल 1986', 'दिन'],
  ] as const)('says in words which date was typed, in %s', (lang, said, day) => {
    render(<DateInput label="Born" name="date" lang={lang} defaultValue="" />);
    const group = within(screen.getByRole('group', { name: 'Born' }));
    fireEvent.change(group.getByLabelText(day), { target: { value: '3' } });
    type('month', '4');
    type('year', '19');
    expect(words()).toBe('');
    type('year', '1986');
    expect(words()).toBe(said);
    type('year', '0019');
    expect(words()).toBe('');
  });

  it('says it without script, too, and shows what makes no date as it was typed', () => {
    const show = (date: string) => {
      document.body.innerHTML = renderToString(
        <DateInput label="Date" name="date" lang="en" defaultValue={date} />,
      );
      return [words(), ...shown()];
    };
    expect(show('1986-03-04')).toEqual(['Tuesday, 4 March 1986', '4', '3', '1986']);
    expect(show('1986-02-31')).toEqual(['', '31', '2', '1986']);
    expect(show('86--31')).toEqual(['', '31', '', '86']);
    expect(show('3/4/1986')).toEqual(['', '3/4/1986', '', '']);
    expect(show('')).toEqual(['', '', '', '']);
  });

  it('names the months, whose order nobody can mistake', () => {
    render(<DateInput label="Date" name="date" lang="hi" defaultValue="" />);
    const names = [...field('month').querySelectorAll('option')].map((one) => one.textContent);
    expect(names).toHaveLength(13);
    expect(names.slice(0, 3)).toEqual(['महीना', 'जनवरी', 'फ़रवरी']);
  });

  it.each([
    ['1990-02-31', ['date.day'], 'This month does not have that day. Please check it.'],
    ['1990-02-29', ['date.day', 'date.year'], /only in leap years/],
    ['90-04-15', ['date.year'], /all four digits/],
    ['1990--', ['date.day', 'date.month'], /complete the date/],
    ['1700-01-01', ['date.year'], 'Refused'],
    ['2020-01-01', ['date.day', 'date.month', 'date.year'], 'Refused'],
    ['', ['date.day', 'date.month', 'date.year'], 'Refused'],
  ])('%s marks %j', (date, marked, said) => {
    render(<DateInput label="Date" name="date" lang="en" defaultValue={date} error="Refused" />);
    expect(invalid()).toEqual(marked);
    const error = screen.getByText(said);
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(error.id);
    type('day', '28');
    expect(invalid()).toEqual([]);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('puts the parts of a pasted date where they belong', () => {
    render(<DateInput label="Date" name="date" lang="en" defaultValue="2026-11-22" />);
    type('day', '15/04/1990');
    expect(shown()).toEqual(['15', '4', '1990']);
    expect(words()).toBe('Sunday, 15 April 1990');
    type('day', '3/4/1990');
    expect(shown()).toEqual(['3/4/1990', '4', '1990']);
  });

  it('keeps what was typed before the script came, and says it', async () => {
    const date = <DateInput label="Date" name="date" lang="en" defaultValue="" />;
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(date);
    field('day').value = '3';
    field('month').value = '4';
    field('year').value = '1986';
    const root = await act(async () => hydrateRoot(container, date));
    expect(shown()).toEqual(['3', '4', '1986']);
    expect(words()).toBe('Thursday, 3 April 1986');
    act(() => root.unmount());
  });

  it('tells the browser which part of a birthday is which', () => {
    render(
      <DateInput
        label="Date"
        name="date"
        lang="en"
        defaultValue=""
        autoComplete="section-a bday"
      />,
    );
    expect(
      ['day', 'month', 'year'].map((part) => field(part).getAttribute('autocomplete')),
    ).toEqual(['section-a bday-day', 'section-a bday-month', 'section-a bday-year']);
  });
});
