import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import load from './load';
import SignInPage from './page';

const failure = (status: number, code: string) => ({
  error_status: status,
  response: { status, code, message: '' },
});

function visit(changes: Partial<LoadArgs>, reply: object = {}) {
  const calls: { id: string; input: unknown }[] = [];
  const call = (async (contract: { id: string }, input: unknown) => {
    calls.push({ id: contract.id, input });
    return reply;
  }) as unknown as Call;
  const args: LoadArgs = {
    params: {},
    path: '/sign-in',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
    ...changes,
  };
  return load(args).then((loaded) => ({ ...loaded, calls }));
}

test('a number posted without script leads to the code step', async () => {
  const form = { intent: 'send', numbers: '98765 43210', next: '/recharge' };
  const { data, calls } = await visit({ form }, { status: 200, user_id: 'c1' });
  expect(calls).toEqual([
    { id: 'auth.send_otp', input: { body: { numbers: '9876543210', route: 'otp' } } },
  ]);
  render(<SignInPage data={data} lang="en" params={{}} session={null} />);
  expect(screen.getByText('+91 9876543210')).toBeTruthy();
  expect(document.querySelector('[name=user_id]')?.getAttribute('value')).toBe('c1');
});

test('a short number is refused before anything is sent', async () => {
  const { data, status, calls } = await visit({ form: { intent: 'send', numbers: '98765' } });
  expect([data.error, status]).toEqual(['Please enter a valid 10-digit mobile number.', 400]);
  expect(calls).toEqual([]);
});

test('outside India the code goes to an email address', async () => {
  const form = { intent: 'send', with: 'email', email: 'asha@example.org' };
  const { data, calls } = await visit({ form }, { status: 200, user_id: 'c2' });
  expect(calls[0]?.id).toBe('auth.user_send_otp');
  expect(data.step).toBe('code');
});

test('the right code goes on to a page of this site only', async () => {
  const form = { intent: 'confirm', otp: '1234', user_id: 'c1', next: '/recharge' };
  expect((await visit({ form }, { status: 200, token: 't' })).redirect).toBe('/recharge');
  const away = { ...form, next: '//evil.example' };
  expect((await visit({ form: away }, { status: 200, token: 't' })).redirect).toBe('/');
});

test('a wrong code is said under the boxes', async () => {
  const form = { intent: 'confirm', otp: '1234', user_id: 'c1', numbers: '9876543210' };
  const { data, status } = await visit({ form }, failure(400, 'wrong_code'));
  expect(status).toBe(400);
  render(<SignInPage data={data} lang="en" params={{}} session={null} />);
  const input = screen.getByRole('textbox', { name: '4-digit code' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Invalid OTP. Please try again.');
});

test('who is signed in goes straight on', async () => {
  const session = { id: 1, name: null, email: null, phone: null, img: null, type: null };
  const query = new URLSearchParams({ next: '/hi/support' });
  expect((await visit({ session, query })).redirect).toBe('/hi/support');
});

test('the page needs no script: one heading, a form, a link for other countries', async () => {
  const { data } = await visit({ lang: 'hi' });
  const html = renderToString(<SignInPage data={data} lang="hi" params={{}} session={null} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('action="/hi/sign-in"');
  expect(html).toContain('/hi/sign-in?with=email');
});

test('while many ask for codes the page does the work, and says so where there is no script', async () => {
  const puzzle = { salt: '00', goal: 'ff', level: 1, expires: 2_000_000_000, signature: 's' };
  const busy = {
    error_status: 428,
    response: { status: 428, code: 'proof_needed', message: '', puzzle },
  };
  const form = { intent: 'send', numbers: '9876543210', next: '/' };
  const { data, status } = await visit({ form }, busy);
  expect([status, data.step, data.error, data.puzzle]).toEqual([428, 'target', null, puzzle]);
  const html = renderToString(<SignInPage data={data} lang="hi" params={{}} session={null} />);
  expect(html).toContain('ईमेल से यह जल्दी हो सकता है');
  const proof = { salt: '00', level: 1, expires: 2_000_000_000, signature: 's', counter: 7 };
  const solved = await visit({ form: { ...form, proof: JSON.stringify(proof) } }, busy);
  expect(solved.calls[0]?.input).toEqual({
    body: { numbers: '9876543210', route: 'otp', proof },
  });
  // asked again in spite of it: no circle
  expect([solved.data.puzzle, solved.data.error]).toEqual([null, expect.any(String)]);
  const odd = await visit({ form: { ...form, proof: '{' } }, { status: 200, user_id: 'c' });
  expect(odd.calls[0]?.input).toEqual({ body: { numbers: '9876543210', route: 'otp' } });
});
