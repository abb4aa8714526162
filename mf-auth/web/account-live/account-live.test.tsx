import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PageStream, StreamState } from 'shared/stream/page-stream';
import { createStore } from 'zustand/vanilla';
import { SessionList } from '../pages/user-profile/session-list';
import { followAccount } from './follow-account';
import AccountLive from './piece';

type Follower = Parameters<PageStream['follow']>[1];
const user = { id: 7, name: null, email: null, phone: null, img: null, type: null };
let followers: Map<string, Follower>;
let store: PageStream['store'];

/** The socket of this tab, as all releases find it. */
function openStream(): PageStream {
  followers = new Map();
  store = createStore<StreamState>()(() => ({ status: 'open', isNewer: false }));
  return {
    store,
    follow(topic, follower) {
      followers.set(topic, follower);
      return () => followers.delete(topic);
    },
    call: () => Promise.reject(new Error('not in this test')),
  };
}

beforeEach(() => {
  Object.assign(window, { [Symbol.for('tarapath.stream')]: openStream() });
});

/** Lets the stream's code be loaded. */
async function isFollowed(): Promise<Follower> {
  for (;;) {
    const follower = followers.get('account:7');
    if (follower) return follower;
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

test.each([
  ['en', /newer version/, 'Later'],
  ['hi', /नया रूप/, 'बाद में'],
] as const)('in %s a newer version is offered, and can wait', async (lang, words, later) => {
  render(<AccountLive data={null} lang={lang} params={{}} session={user} />);
  await isFollowed();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => store.setState({ isNewer: true }));
  expect(screen.getByRole('status').textContent).toMatch(words);
  fireEvent.click(screen.getByRole('button', { name: later }));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  expect(followers.size).toBe(0);
});

test('nobody who is signed out has a socket', async () => {
  render(<AccountLive data={null} lang="en" params={{}} session={null} />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(followers.size).toBe(0);
});

test('the end of the session elsewhere is told once', () => {
  const told: string[] = [];
  const news = { onNewer: () => told.push('newer'), onSignedOut: () => told.push('signed out') };
  const leave = followAccount(openStream(), 7, news);
  store.setState({ status: 'away' });
  store.setState({ status: 'signed-out' });
  store.setState({ status: 'signed-out' });
  leave();
  store.setState({ isNewer: true });
  expect(told).toEqual(['signed out']);
});

test('the list of sessions follows what happens elsewhere', async () => {
  const session = (id: string, current: boolean) => ({
    ...{ id, current, created_at: '2026-01-01T00:00:00Z', last_seen_at: '2026-01-01T00:00:00Z' },
    ...{ expires_at: '2026-02-01T00:00:00Z', user_agent: '', address: '192.0.2.1' },
  });
  const here = session('00000000-0000-4000-8000-000000000001', true);
  const elsewhere = session('00000000-0000-4000-8000-000000000002', false);
  const reply = { status: 200, data: [here, elsewhere] };
  globalThis.fetch = (async () => ({
    ...{ ok: true, status: 200, headers: new Headers(), json: async () => reply },
  })) as never;
  render(<SessionList sessions={[here]} userId={7} lang="en" />);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  const follower = await isFollowed();
  await act(async () => follower.onEvent({ seq: 2, name: 'auth.sessions_changed', data: {} }));
  expect(await screen.findAllByRole('button', { name: 'End session' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy();
});
