import { render, screen, within } from '@testing-library/react';
import type { Consents } from 'shared/contracts/auth-consent';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs, PageSession } from 'shared/remote-kit/page';
import load from './load';
import OwnDataPage from './page';

const session: PageSession = {
  id: 7,
  name: 'Asha',
  email: null,
  phone: '+919876543210',
  img: null,
  type: 'customer',
};
const agreed = {
  action: 'given',
  version: '2026-11-21',
  lang: 'en',
  source: 'sign_in',
  at: '2026-11-21T08:00:00.000Z',
} as const;

function makeConsents(erasure: Partial<Consents['erasure']> = {}): Consents {
  const line = { ...agreed, purpose: 'birth_details' } as const;
  return {
    standing: [
      {
        purpose: 'terms',
        is_necessary: true,
        current_version: '2026-11-21',
        latest: { ...agreed, purpose: 'terms' },
      },
      {
        purpose: 'birth_details',
        is_necessary: false,
        current_version: '2026-11-21',
        latest: line,
      },
      {
        purpose: 'newsletter',
        is_necessary: false,
        current_version: '2026-11-21',
        latest: null,
      },
    ],
    history: [line],
    email: null,
    erasure: {
      blocked_by: null,
      paid: '0',
      promotional: '0',
      open: [],
      requested_at: null,
      ...erasure,
    },
  };
}

async function visit(changes: Partial<LoadArgs>, replies: Record<string, object> = {}) {
  const calls: string[] = [];
  const call = (async ({ id }: { id: string }) => {
    calls.push(id);
    if (id === 'auth.get_nominee' && !replies[id]) return { status: 200, data: null };
    return replies[id] ?? { status: 200, data: makeConsents() };
  }) as Call;
  const args: LoadArgs = {
    params: {},
    path: '/user-profile/data',
    query: new URLSearchParams(),
    lang: 'en',
    session,
    call,
    form: null,
    preferences: defaultPreferences('en'),
    ...changes,
  };
  return { calls, ...(await load(args)) };
}

test('each purpose shows what stands and the one press that changes it', async () => {
  const { data } = await visit({});
  render(<OwnDataPage data={data} lang="en" params={{}} session={session} />);
  const items = screen.getAllByRole('heading', { level: 3 });
  expect(items.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Terms and conditions',
    'Saved birth details',
    'Newsletter',
  ]);
  expect(screen.getByRole('button', { name: /^Withdraw ?: Saved birth details$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Withdraw by erasing/ })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/get_own_data');
  expect(
    within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }),
  ).toHaveLength(2);
});

test('withdrawing is one call, and says when it failed', async () => {
  const form = { intent: 'withdraw', purpose: 'birth_details' };
  const { calls, redirect } = await visit({ form });
  expect(calls).toEqual(['auth.change_consent']);
  expect(redirect).toBe('/user-profile/data?done=withdrawn');
  const broken = await visit({ form }, { 'auth.change_consent': { error_status: 503 } });
  expect([broken.status, broken.data.notice]).toEqual([503, 'failed']);
});

const sent = {
  'auth.send_account_code': { status: 200, user_id: 'c1', sent_to: '+91 ••••••3210' },
};

test('nothing is erased without the tick, nor without the code that was sent for it', async () => {
  const unread = await visit({ form: { intent: 'erase' } });
  expect([unread.status, unread.data.notice]).toEqual([400, 'unread']);
  expect(unread.calls).not.toContain('auth.send_account_code');
  const asked = await visit({ form: { intent: 'erase', understood: 'yes' } }, sent);
  expect(asked.calls).not.toContain('auth.erase_account');
  render(<OwnDataPage data={asked.data} lang="en" params={{}} session={session} />);
  expect(screen.getByText(/we have sent a code to \+91 ••••••3210/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erase it for good' })).toBeTruthy();
});

test('the code erases with one call; a wrong one is said beside its field', async () => {
  const form = { intent: 'erase', understood: 'yes', user_id: 'c1', sent_to: 'x', otp: '1234' };
  const done = await visit({ form, lang: 'hi' });
  expect(done.calls).toEqual(['auth.erase_account']);
  expect(done.redirect).toBe('/hi/user-profile/data?erased=1');
  const wrong = { error_status: 400, response: { status: 400, code: 'wrong_code', message: '' } };
  const refused = await visit({ form }, { 'auth.erase_account': wrong });
  expect([refused.status, refused.data.code?.error]).toEqual([400, 'wrong']);
  const waits = await visit({ form }, { 'auth.erase_account': { status: 202 } });
  expect(waits.redirect).toBe('/user-profile/data?asked=1#erase');
});

test('what waits is said, money comes back first, and who is gone is told so', async () => {
  const asked = makeConsents({ requested_at: '2026-11-22T08:00:00.000Z' });
  const waiting = await visit({}, { 'auth.get_consents': { status: 200, data: asked } });
  const shown = render(<OwnDataPage data={waiting.data} lang="en" params={{}} session={session} />);
  expect(screen.getByText(/nothing is erased yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase my account' })).toBeNull();
  shown.unmount();
  const rich = makeConsents({ blocked_by: 'paid_money', paid: '12300' });
  const kept = await visit({}, { 'auth.get_consents': { status: 200, data: rich } });
  render(<OwnDataPage data={kept.data} lang="en" params={{}} session={session} />).getByText(
    /Your wallet holds ₹123 of paid money/,
  );
  const open = [{ name: { en: 'Order 12', hi: 'ऑर्डर 12' }, path: '/order-history/12' }];
  const busy = makeConsents({ blocked_by: 'running_booking', open });
  const held = await visit({ lang: 'hi' }, { 'auth.get_consents': { status: 200, data: busy } });
  const named = render(<OwnDataPage data={held.data} lang="hi" params={{}} session={session} />);
  expect(named.getByRole('link', { name: 'ऑर्डर 12' }).getAttribute('href')).toBe(
    '/hi/order-history/12',
  );
  expect(named.queryByRole('button', { name: 'मेरा खाता मिटाएँ' })).toBeNull();
  const after = await visit({ session: null, query: new URLSearchParams('erased=1') });
  render(<OwnDataPage data={after.data} lang="hi" params={{}} session={null} />);
  expect(screen.getByText(/खाता मिटा दिया गया/)).toBeTruthy();
  expect((await visit({ session: null })).status).toBe(401);
});

test('a nominee is named, shown and removed', async () => {
  const form = { intent: 'name', name: 'Ravi', contact: 'ravi@example.org' };
  expect((await visit({ form })).redirect).toBe('/user-profile/data?done=named#nominee');
  const bad = { error_status: 400, response: { status: 400, code: 'invalid_input', message: '' } };
  const refused = await visit({ form }, { 'auth.set_nominee': bad });
  expect([refused.status, refused.data.notice]).toEqual([400, 'badNominee']);
  const nominee = { name: 'Ravi', contact: 'ravi@example.org', named_at: agreed.at };
  const { data } = await visit({}, { 'auth.get_nominee': { status: 200, data: nominee } });
  render(<OwnDataPage data={data} lang="en" params={{}} session={session} />);
  expect(screen.getByText(/Ravi \(ravi@example.org\)/)).toBeTruthy();
});
