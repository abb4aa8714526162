import { act, fireEvent, screen } from '@testing-library/react';
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

const start = (at?: number) => act(async () => playEpisode(episode, at));
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

test('a sound that does not load is said', async () => {
  await start();
  fireEvent.error(audio());
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});
