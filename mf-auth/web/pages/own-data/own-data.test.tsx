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
    erasure: { blocked_by: null, paid: '0', promotional: '0', ...erasure },
  };
}

async function visit(changes: Partial<LoadArgs>, replies: Record<string, object> = {}) {
  const calls: string[] = [];
  const call = (async ({ id }: { id: string }) => {
    calls.push(id);
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
  const link = screen.getByRole('link', { name: 'Download my births' });
  expect(link.getAttribute('href')).toBe('/api/birth_data');
  expect(
    within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }),
  ).toHaveLength(2);
});

test('withdrawn birth details are erased before the withdrawal is recorded', async () => {
  const form = { intent: 'withdraw', purpose: 'birth_details' };
  const { calls, redirect } = await visit({ form });
  expect(calls).toEqual(['astro.erase_birth_data', 'auth.change_consent']);
  expect(redirect).toBe('/user-profile/data?done=withdrawn');
  const broken = await visit({ form }, { 'astro.erase_birth_data': { error_status: 503 } });
  expect(broken.calls).not.toContain('auth.change_consent');
  expect([broken.status, broken.data.notice]).toEqual([503, 'failed']);
});

test('nothing is erased without the tick, nor while money is in the wallet', async () => {
  const unread = await visit({ form: { intent: 'erase' } });
  expect([unread.status, unread.data.notice]).toEqual([400, 'unread']);
  expect(unread.calls).toEqual(['auth.get_consents']);
  const rich = makeConsents({ blocked_by: 'paid_money', paid: '12300' });
  const kept = await visit(
    { form: { intent: 'erase', understood: 'yes' } },
    { 'auth.get_consents': { status: 200, data: rich } },
  );
  expect(kept.calls).not.toContain('astro.erase_birth_data');
  render(<OwnDataPage data={kept.data} lang="en" params={{}} session={session} />);
  expect(screen.getByText(/Your wallet holds ₹123 of paid money/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase my account' })).toBeNull();
});

test('the births go first, then the account; the page says so to nobody in particular', async () => {
  const done = await visit({ form: { intent: 'erase', understood: 'yes' }, lang: 'hi' });
  expect(done.calls).toEqual(['auth.get_consents', 'astro.erase_birth_data', 'auth.erase_account']);
  expect(done.redirect).toBe('/hi/user-profile/data?erased=1');
  const after = await visit({ session: null, query: new URLSearchParams('erased=1') });
  render(<OwnDataPage data={after.data} lang="hi" params={{}} session={null} />);
  expect(screen.getByRole('status').textContent).toContain('खाता मिटा दिया गया');
  expect((await visit({ session: null })).status).toBe(401);
});
