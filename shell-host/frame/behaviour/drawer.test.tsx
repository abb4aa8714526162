import { fireEvent, render } from '@testing-library/react';
import { Drawer } from '../drawer';
import { sampleFrameProps } from '../sample-frame-props';
import { closeDrawer, startDrawer } from './drawer';

let drawer: HTMLElement;
let isWide: () => void;
const hidePopover = jest.fn();

// jsdom has no popovers: the browser's part is played here
function toggle(newState: 'open' | 'closed') {
  for (const type of ['beforetoggle', 'toggle'])
    fireEvent(drawer, Object.assign(new Event(type), { newState }));
}

beforeEach(() => {
  hidePopover.mockReset().mockImplementation(() => toggle('closed'));
  // static, as the server sends it
  const { container } = render(<Drawer {...sampleFrameProps()} />);
  document.body.innerHTML = `<main></main>${container.innerHTML}`;
  drawer = document.getElementById('drawer') as HTMLElement;
  Object.assign(drawer, { hidePopover, showPopover: jest.fn() });
  const addEventListener = (_type: string, listener: () => void) => (isWide = listener);
  Object.assign(window, { matchMedia: () => ({ addEventListener }) });
  startDrawer(document);
});

afterEach(() => {
  toggle('closed');
  document.body.replaceChildren();
});

test('while it is open nothing behind it can be reached', () => {
  const page = document.querySelector('main') as HTMLElement;
  toggle('open');
  expect(page.inert).toBe(true);
  expect(drawer.inert).toBeFalsy();
  expect(document.activeElement).toBe(drawer.querySelector('.frame-close-drawer'));
  toggle('closed');
  expect(page.inert).toBe(false);
});

test('closes only when it is open', () => {
  closeDrawer(document);
  expect(hidePopover).not.toHaveBeenCalled();
  toggle('open');
  closeDrawer(document);
  expect(hidePopover).toHaveBeenCalledTimes(1);
  closeDrawer(document);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('closes when the window grows to the wide header', () => {
  toggle('open');
  isWide();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('lets a button of its own close it', () => {
  expect(
    drawer.querySelector('[popovertarget="drawer"][popovertargetaction="hide"]'),
  ).not.toBeNull();
});
