import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Newsletter } from '../newsletter';
import { startNewsletter } from './newsletter';

const fetchMock = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

afterEach(() => jest.useRealTimers());

function start(lang: 'en' | 'hi' = 'en') {
  render(<Newsletter lang={lang} search="" />);
  startNewsletter(document);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  return { input, button: screen.getByRole<HTMLButtonElement>('button') };
}

const submit = (input: HTMLInputElement, value: string) => {
  input.value = value;
  fireEvent.submit(input.form as HTMLFormElement);
};
const alert = () => screen.getByRole('alert').textContent;
const status = () => screen.getByRole('status').textContent;
const answer = (code: number, body: object = {}) =>
  fetchMock.mockResolvedValue({ status: code, json: async () => body });

test.each([
  ['', 'Email is required!'],
  ['   ', 'Email is required!'],
  ['asha', 'Please enter a valid email address!'],
  ['asha@home', 'Please enter a valid email address!'],
])('"%s" is not sent: %s', (value, message) => {
  const { input } = start();
  submit(input, value);
  expect(alert()).toBe(message);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(fetchMock).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(4999));
  expect(alert()).toBe(message);
  act(() => jest.advanceTimersByTime(1));
  expect(alert()).toBe('');
});

test('sends, is busy meanwhile, tells the success and remembers it', async () => {
  const { input, button } = start();
  let reply: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  submit(input, ' asha@example.org ');
  expect([input.disabled, button.disabled, button.textContent]).toEqual([
    true,
    true,
    'Submitting...',
  ]);
  const [address, request] = fetchMock.mock.calls[0];
  expect(address).toMatch(/\/api\/send_subscribe_email$/);
  expect(request).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(JSON.parse(request.body)).toEqual({ email: 'asha@example.org' });

  reply({ status: 200 });
  const sent = 'Verification Email Sent Successfully! Please check your mail.';
  await waitFor(() => expect(status()).toBe(sent));
  expect([input.disabled, button.disabled, button.textContent]).toEqual([
    false,
    false,
    'Subscribe',
  ]);
  expect(input.value).toBe('');
  expect(localStorage.getItem('isSubscribed')).toBe('true');
  act(() => jest.advanceTimersByTime(5000));
  expect(status()).toBe('');
});

test("on 400 the server's message is shown", async () => {
  const { input } = start();
  answer(400, { message: 'This address is already subscribed.' });
  submit(input, 'asha@example.org');
  await waitFor(() => expect(alert()).toBe('This address is already subscribed.'));
  expect(input.value).toBe('asha@example.org');
  expect(localStorage.getItem('isSubscribed')).toBeNull();
});

test('any other status is a failure', async () => {
  const { input } = start();
  answer(503);
  submit(input, 'asha@example.org');
  await waitFor(() => expect(alert()).toBe('Something went wrong! Please try again.'));
});

test('so is a network that does not answer', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { input } = start();
  fetchMock.mockRejectedValue(new TypeError('offline'));
  submit(input, 'asha@example.org');
  await waitFor(() => expect(alert()).toBe('Something went wrong! Please try again.'));
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('speaks Hindi on Hindi pages', () => {
  const { input } = start('hi');
  submit(input, '');
  expect(alert()).toBe('ईमेल लिखना ज़रूरी है!');
});
