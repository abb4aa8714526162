import { act, fireEvent, render, screen } from '@testing-library/react';
import { StreamScreen } from './stream-screen';

const screenOf = (isOver: boolean) => (
  <StreamScreen
    stream="https://tv.example/live.m3u8"
    isOver={isOver}
    label="Live picture"
    poster="/poster.svg"
    nextText="Next: Sandhya aarti, 7:00 pm"
    lang="en"
  />
);
const show = () => render(screenOf(false));

const video = () => document.querySelector('video') as HTMLVideoElement;
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  const { prototype } = HTMLMediaElement;
  jest.spyOn(prototype, 'canPlayType').mockReturnValue('maybe');
  jest.spyOn(prototype, 'play').mockResolvedValue();
  jest.spyOn(prototype, 'load').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('nothing is loaded before the button is pressed', () => {
  show();
  expect(video().getAttribute('src')).toBeNull();
  press(/^Watch live/);
  expect(video().src).toBe('https://tv.example/live.m3u8');
  expect(screen.getByRole('status').textContent).toBe('Connecting to the temple…');
  fireEvent(video(), new Event('playing'));
  expect(screen.getByRole('status').textContent).toBe('Live');
});

test('an unreachable stream is tried again, each time after a longer wait, and on request', () => {
  show();
  press(/^Watch live/);
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    fireEvent(video(), new Event('error'));
    expect(screen.getByText(`We try again in ${seconds} seconds.`)).toBeTruthy();
    wait(seconds);
    expect(screen.getByRole('status').textContent).toBe('Connecting to the temple…');
  }
  fireEvent(video(), new Event('error'));
  expect(screen.getByText('Next: Sandhya aarti, 7:00 pm')).toBeTruthy();
  press(/^Try now/);
  fireEvent(video(), new Event('playing'));
  fireEvent(video(), new Event('error'));
  // once it was there, waits begin anew
  expect(screen.getByText('We try again in 5 seconds.')).toBeTruthy();
});

test('one that shows nothing for long can not be reached', () => {
  show();
  press(/^Watch live/);
  wait(21);
  expect(screen.getByText('Next: Sandhya aarti, 7:00 pm')).toBeTruthy();
});

test('a broadcast ends, and a closed one tells nothing more', () => {
  const { unmount } = show();
  press(/^Watch live/);
  fireEvent(video(), new Event('playing'));
  fireEvent(video(), new Event('ended'));
  expect(screen.getAllByText('This broadcast has ended.').length).toBeGreaterThan(0);
  const element = video();
  unmount();
  expect(element.getAttribute('src')).toBeNull();
  fireEvent(element, new Event('error'));
});

test('who watches when the hour is over goes on; who does not finds the doors closed', () => {
  const { rerender } = show();
  rerender(screenOf(true));
  expect(screen.getByText('The doors are closed just now.')).toBeTruthy();
  rerender(screenOf(false));
  press(/^Watch live/);
  fireEvent(video(), new Event('playing'));
  rerender(screenOf(true));
  expect(screen.getByRole('status').textContent).toBe('Live');
  fireEvent(video(), new Event('error'));
  expect(screen.getAllByText('This broadcast has ended.').length).toBeGreaterThan(0);
  // and is not tried again
  wait(120);
  expect(screen.getByRole('status').textContent).toBe('This broadcast has ended.');
});
