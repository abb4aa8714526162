import { act, fireEvent, render } from '@testing-library/react';
import { MainNav } from '../main-nav';
import { sampleFrameProps } from '../sample-frame-props';
import { startMenus } from './menus';
import { closeMenus } from './open-menu';

// static, as the server sends it
beforeAll(() => {
  document.body.innerHTML = render(<MainNav {...sampleFrameProps()} />).container.innerHTML;
  startMenus(document);
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  (document.activeElement as HTMLElement).blur();
  closeMenus(document);
  jest.useRealTimers();
});

const menu = (name: string) => {
  const item = document.querySelector<HTMLElement>(`[data-menu="${name}"]`);
  const button = item?.querySelector('button');
  if (!item || !button) throw new Error(`no menu ${name}`);
  return { item, button, isOpen: () => button.getAttribute('aria-expanded') === 'true' };
};

// jsdom has no PointerEvent
function point(target: Element, type: string, pointerType = 'mouse') {
  const event = new Event(type, { bubbles: type === 'pointerdown' });
  fireEvent(target, Object.assign(event, { pointerType }));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('opens on hover after a moment, stays on the way back, closes after leaving', () => {
  const { item, isOpen } = menu('rituals');
  point(item, 'pointerenter');
  expect(isOpen()).toBe(false);
  wait(100);
  expect(isOpen()).toBe(true);
  point(item, 'pointerleave');
  wait(100);
  point(item, 'pointerenter');
  wait(1000);
  expect(isOpen()).toBe(true);
  point(item, 'pointerleave');
  wait(300);
  expect(isOpen()).toBe(false);
});

test('going on to another menu opens that one, and it stays', () => {
  const [first, second] = [menu('rituals'), menu('horoscope')];
  point(first.item, 'pointerenter');
  wait(100);
  point(first.item, 'pointerleave');
  point(second.item, 'pointerenter');
  wait(100);
  expect([first.isOpen(), second.isOpen()]).toEqual([false, true]);
  wait(1000);
  expect(second.isOpen()).toBe(true);
  point(second.item, 'pointerleave');
  wait(300);
  expect(second.isOpen()).toBe(false);
});

test('passing over a menu does not open it', () => {
  const { item, isOpen } = menu('rituals');
  point(item, 'pointerenter');
  wait(40);
  point(item, 'pointerleave');
  wait(1000);
  expect(isOpen()).toBe(false);
});

test('a tap opens and a second tap closes; the finger is no hover', () => {
  const { item, button, isOpen } = menu('horoscope');
  const tap = () => {
    point(item, 'pointerenter', 'touch');
    point(button, 'pointerdown', 'touch');
    button.focus();
    fireEvent.click(button);
  };
  tap();
  expect(isOpen()).toBe(true);
  tap();
  expect(isOpen()).toBe(false);
});

test('a press on a menu that hover has opened keeps it open', () => {
  const { item, button, isOpen } = menu('blogs');
  point(item, 'pointerenter');
  wait(100);
  point(button, 'pointerdown');
  fireEvent.click(button);
  point(item, 'pointerleave');
  wait(1000);
  expect(isOpen()).toBe(true);
});

test('the focus passes by without opening anything', () => {
  const { item, button, isOpen } = menu('services');
  item.querySelector('a')?.focus();
  expect(isOpen()).toBe(false);
  button.focus();
  expect(isOpen()).toBe(false);
});

test('opened by its button it closes when the focus leaves', () => {
  const { item, button, isOpen } = menu('services');
  button.focus();
  fireEvent.click(button);
  item.querySelector<HTMLElement>('ul a')?.focus();
  expect(isOpen()).toBe(true);
  document.querySelector<HTMLElement>('[data-menu="home"] a')?.focus();
  expect(isOpen()).toBe(false);
});

test('Escape closes and gives the focus to the button, without opening again', () => {
  const { item, button, isOpen } = menu('services');
  fireEvent.click(button);
  item.querySelector<HTMLElement>('ul a')?.focus();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
});

test('Escape dismisses a menu opened by hover and leaves the focus alone', () => {
  const { item, isOpen } = menu('rituals');
  point(item, 'pointerenter');
  wait(100);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('one at a time, and a press elsewhere closes', () => {
  const [first, second] = [menu('rituals'), menu('more')];
  fireEvent.click(first.button);
  fireEvent.click(second.button);
  expect([first.isOpen(), second.isOpen()]).toEqual([false, true]);
  point(document.body, 'pointerdown');
  expect(second.isOpen()).toBe(false);
});
