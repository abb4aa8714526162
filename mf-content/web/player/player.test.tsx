import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LoadArgs } from 'shared/remote-kit/page';
import load from '../slots/player/load';
import PlayerPiece from '../slots/player/piece';
import type { Episode } from './episode';
import { playEpisode } from './open-player';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const episode: Episode = {
  slug: 'dawn',
  title: 'Bhairav at dawn',
  href: '/audio-podcast/dawn',
  file: '/media/dawn.m4a',
  seconds: 90,
  chapters: [
    { at: 0, title: 'Tanpura' },
    { at: 30, title: 'The line' },
  ],
  lang: 'en',
};
const play = jest.fn(() => Promise.resolve());

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = jest.fn();
});
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  fireEvent.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(document.querySelector('[data-player]')).toBeNull();
});

const start = (at?: number) => act(async () => playEpisode(episode, { at }));
const audio = () => document.querySelector('audio') as HTMLAudioElement;
function hear(seconds: number) {
  audio().currentTime = seconds;
  fireEvent.timeUpdate(audio());
}

test('the bar stands beside the page, so that a page that goes leaves it playing', async () => {
  await start();
  const first = audio();
  expect(document.querySelector('main')?.contains(first)).toBe(false);
  document.querySelector('main')?.remove();
  await start(30);
  expect(audio()).toBe(first);
  expect([play.mock.calls.length, first.currentTime]).toEqual([2, 30]);
});

test('it goes on where the listener stopped, and anew after the end', async () => {
  await start();
  hear(41.7);
  fireEvent.pause(audio());
  await start();
  expect(audio().currentTime).toBe(41);
  fireEvent.ended(audio());
  await start();
  expect(audio().currentTime).toBe(0);
});

test('chapter and time are named, and the place can be moved', async () => {
  await start();
  hear(35);
  expect(screen.getByText('The line · 0:35')).toBeTruthy();
  const place = screen.getByRole('slider', { name: 'Position' });
  expect(place.getAttribute('aria-valuetext')).toBe('0:35 of 1:30');
  fireEvent.change(place, { target: { value: '50' } });
  expect(audio().currentTime).toBe(50);
  fireEvent.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
  expect(audio().currentTime).toBe(20);
});

test('the speed is kept for the next episode', async () => {
  await start();
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  audio().playbackRate = 1;
  await start();
  expect(audio().playbackRate).toBe(1.5);
});

describe('over a change of the document', () => {
  /** The browser leaves for a new document; the bar of the old one is gone with it. */
  async function leave() {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    fireEvent.click(screen.getByRole('button', { name: 'Close the player' }));
  }
  /** What the player's piece does in the next document. */
  async function arrive(lang: 'en' | 'hi', answer: object = { error_status: 503 }) {
    const calls: unknown[] = [];
    const call = async (...asked: unknown[]) => (calls.push(asked[1]), answer);
    const { data } = await load({ lang, call } as unknown as LoadArgs);
    render(<PlayerPiece data={data} lang={lang} params={{}} session={null} />);
    await act(async () => undefined);
    return calls;
  }
  const hindi = {
    slug: 'dawn',
    title: 'भोर में भैरव',
    details: { file: '/media/dawn.m4a', seconds: 90, chapters: [{ at: 0, title: 'तानपूरा' }] },
  };

  test('the same piece goes on at the same place, named in the other language', async () => {
    await start();
    jest.spyOn(audio(), 'paused', 'get').mockReturnValue(false);
    hear(41.7);
    await leave();
    play.mockClear();
    const calls = await arrive('hi', { status: 200, data: hindi });
    expect(calls).toEqual([{ params: { slug: 'dawn' }, query: { lang: 'hi' } }]);
    expect([audio().currentTime, play.mock.calls.length]).toEqual([41.7, 1]);
    const link = screen.getByRole('link', { name: 'भोर में भैरव' });
    expect(link.getAttribute('href')).toBe('/hi/audio-podcast/dawn');
    expect(screen.getByText('तानपूरा · 0:41')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'प्लेयर बंद करें' }));
    // once: the next document finds nothing
    await arrive('hi');
    expect(document.querySelector('[data-player]')).toBeNull();
    await start();
  });

  test('what was paused waits; without an answer it keeps the name it had', async () => {
    await start();
    hear(12);
    await leave();
    play.mockClear();
    await arrive('hi');
    expect([audio().currentTime, play.mock.calls.length]).toEqual([12, 0]);
    expect(screen.getByText('Tanpura · 0:12')).toBeTruthy();
  });

  test('what was heard to its end or closed, or long ago, does not come back', async () => {
    await start();
    jest.spyOn(audio(), 'ended', 'get').mockReturnValue(true);
    await leave();
    await arrive('hi');
    expect(document.querySelector('[data-player]')).toBeNull();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage).toHaveLength(0);
    await start();
    await leave();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await arrive('hi');
    jest.restoreAllMocks();
    expect(document.querySelector('[data-player]')).toBeNull();
    await start();
  });
});

test('a sound that does not load is said', async () => {
  await start();
  fireEvent.error(audio());
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});
