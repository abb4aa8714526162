import { act, fireEvent, render, screen } from '@testing-library/react';
import { browserCall } from 'shared/http/browser-call';
import SignInDialog from './sign-in-dialog';

jest.mock('shared/http/browser-call', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  call.mockReset().mockResolvedValue({ status: 200, user_id: 'c1' });
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const asked = () => call.mock.calls.map(([contract, input]) => [contract.id, input]);

test('people abroad choose their country and get the code by e-mail', async () => {
  render(<SignInDialog lang="en" request={1} />);
  await press('Outside India? Sign in by email');
  const country = await screen.findByRole('combobox', { name: 'Country' });
  type(country, 'nepal');
  fireEvent.keyDown(country, { key: 'Enter' });
  expect(screen.queryByRole('textbox', { name: 'Mobile number' })).toBeNull();
  expect(document.activeElement).toBe(box('Email address'));
  type(box('Email address'), 'asha@example.org');
  await press('Send OTP');
  expect(screen.getByText('asha@example.org')).toBeTruthy();
  type(box('4-digit code'), '1234');
  await act(async () => undefined);
  expect(asked()).toEqual([
    ['auth.user_send_otp', { body: { email: 'asha@example.org' } }],
    ['auth.user_confirm_otp', { body: { otp: '1234', user_id: 'c1' } }],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Change the email address' }));
  expect(box('Email address').value).toBe('asha@example.org');
});

test('a number typed with its country code is sent as ten digits', async () => {
  render(<SignInDialog lang="en" request={1} />);
  const number = box('Mobile number');
  for (const key of '+91 98765 43210') type(number, number.value + key);
  expect(number.value).toBe('9876543210');
  await press('Send OTP');
  expect(asked()).toEqual([['auth.send_otp', { body: { numbers: '9876543210', route: 'otp' } }]]);
});

test('what was wrong with a number goes when the number changes', async () => {
  render(<SignInDialog lang="en" request={1} />);
  type(box('Mobile number'), '98765');
  await press('Send OTP');
  expect(screen.getByRole('alert').textContent).toContain('valid 10-digit');
  type(box('Mobile number'), '9876543210');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked()).toEqual([]);
});

test('the sheet stands above the keyboard of a phone', () => {
  const seen = Object.assign(new EventTarget(), { height: 300, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const { container } = render(<SignInDialog lang="en" request={1} />);
  const room = () => container.querySelector('dialog')?.style.getPropertyValue('--keyboard');
  expect(room()).toBe(`${window.innerHeight - 300}px`);
  seen.height = window.innerHeight;
  seen.dispatchEvent(new Event('resize'));
  expect(room()).toBe('0px');
});
