import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CodeInput } from './code-input';

function Harness({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="code">Code</label>
      <CodeInput id="code" value={value} onChange={setValue} onComplete={onComplete} />
    </>
  );
}

function show() {
  const completed: string[] = [];
  render(<Harness onComplete={(code) => completed.push(code)} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { input, type, completed };
}

test('is one numeric field that phones fill from the SMS', () => {
  const { input } = show();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(input).toMatchObject({ type: 'text', inputMode: 'numeric', maxLength: 4 });
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
});

test('keeps digits only and reports the fourth', () => {
  const { input, type, completed } = show();
  type('1');
  type('1a');
  type('12x');
  expect(input.value).toBe('12');
  type('123');
  expect(completed).toEqual([]);
  type('1234');
  expect(completed).toEqual(['1234']);
});

test('a pasted code may carry spaces', () => {
  const { input, completed } = show();
  fireEvent.paste(input, { clipboardData: { getData: () => ' 56 78 ' } });
  expect(input.value).toBe('5678');
  expect(completed).toEqual(['5678']);
});

test('after a digit was taken back, completing it reports again', () => {
  const { type, completed } = show();
  type('1234');
  type('123');
  type('1235');
  expect(completed).toEqual(['1234', '1235']);
});
