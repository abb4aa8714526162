import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DateInput } from './date-input';

const words = () => document.querySelector('[data-date-in-words]')?.textContent;

describe('a date field', () => {
  it.each([
    ['en', 'Thursday, 3 April 1986'],
    ['hi', 'गुरुवार, 3 अप्रैल 1986'],
  ] as const)('says in words which date was typed, in %s', (lang, said) => {
    render(<DateInput label="Date" name="date" lang={lang} defaultValue="" />);
    const field = screen.getByLabelText('Date');
    expect(words()).toBe('');
    fireEvent.change(field, { target: { value: '1986-04-03' } });
    expect(words()).toBe(said);
    fireEvent.change(field, { target: { value: '0019-04-03' } });
    expect(words()).toBe('');
  });

  it('says it without script, too, and never of a date that is none', () => {
    const show = (date: string) =>
      renderToString(<DateInput label="Date" name="date" lang="en" defaultValue={date} />);
    expect(show('1986-03-04')).toContain('Tuesday, 4 March 1986');
    for (const none of ['1986-02-31', '3/4/1986', 'x', '1986']) {
      expect(show(none)).not.toContain('1986</p>');
      expect(show(none)).not.toContain(`value="${none}"`);
    }
  });
});
