import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DateInput } from './date-input';
import { ErrorSummary } from './error-summary';
import { TextInput } from './field';

const problems = [
  { name: 'boy.date', text: 'The day is missing.' },
  { name: 'city', text: 'The city is missing.' },
];
const page = (isTimeUnknown = false) => (
  <>
    <ErrorSummary title="Please check" problems={problems} />
    <form>
      <DateInput
        label="Day"
        name="boy.date"
        lang="en"
        defaultValue=""
        error="The day is missing."
      />
      <TextInput
        label="City"
        name="city"
        {...(isTimeUnknown ? {} : { error: 'The city is missing.' })}
      />
      <TextInput label="Name" name="name" />
    </form>
  </>
);
const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('each line goes when its field is mended, and the summary with the last', () => {
  render(page());
  expect(lines()).toEqual(['The day is missing.', 'The city is missing.']);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  expect(lines()).toHaveLength(2);
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'P' } });
  expect(lines()).toEqual(['The day is missing.']);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '1990-04-15' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field may be mended by another one', () => {
  const { rerender } = render(page());
  rerender(page(true));
  expect(lines()).toEqual(['The day is missing.']);
});

test('a line leads to its field: by its address without script, with the caret with it', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page());
  const target = html.querySelector('a')?.getAttribute('href')?.slice(1);
  expect(html.querySelector(`[id="${target}"] input[name="boy.date.day"]`)).not.toBeNull();
  render(page());
  fireEvent.click(screen.getByRole('link', { name: 'The city is missing.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
});
