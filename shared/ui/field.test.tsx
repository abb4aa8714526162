import { fireEvent, render, screen } from '@testing-library/react';
import { Field, TextInput } from './field';

const error = 'Needed';

function check(control: HTMLElement, isWrong: boolean) {
  expect(screen.queryByText(error) !== null).toBe(isWrong);
  expect(control.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
  expect(control.getAttribute('aria-describedby')?.includes('error') ?? false).toBe(isWrong);
}

test('an error goes when the value is changed, and may come back when it is sent again', () => {
  const form = (wrong?: string) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextInput label="City" name="city" error={wrong} />
    </form>
  );
  const { container, rerender } = render(form(error));
  const city = screen.getByLabelText('City');
  check(city, true);
  fireEvent.input(city, { target: { value: 'P' } });
  check(city, false);
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  check(city, true);
  rerender(form());
  check(city, false);
  fireEvent.input(city, { target: { value: 'Pune' } });
  rerender(form(error));
  check(city, true);
});

test('of a choice too', () => {
  render(
    <Field label="Sign" name="sign" error={error}>
      {(control) => (
        <select {...control}>
          <option>a</option>
          <option>b</option>
        </select>
      )}
    </Field>,
  );
  const sign = screen.getByLabelText('Sign');
  check(sign, true);
  fireEvent.change(sign, { target: { value: 'b' } });
  check(sign, false);
});
