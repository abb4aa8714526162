import { fireEvent, render, screen } from '@testing-library/react';
import { pictureSample } from '../picture-sample';
import SlideShow from './slide-show';

beforeAll(() => {
  // jsdom has dialogs but doesn't open them
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const slides = ['One', 'Two', 'Three'].map((text) => ({ text, picture: pictureSample }));

function show(start = 0) {
  const onClose = jest.fn();
  render(
    <SlideShow
      title="Lamps"
      slides={slides}
      start={start}
      shape="wide"
      lang="en"
      onClose={onClose}
      more={<a href="/more">More</a>}
    />,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Lamps' }) };
}

test('buttons and arrow keys go on and back, and stop at the ends', () => {
  const { dialog } = show(1);
  expect(screen.getByText('2 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Three')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More' })).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByText('3 of 3')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'Home' });
  expect(screen.getByText('One')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'More' })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(screen.getByText('1 of 3')).toBeTruthy();
});

test.each([
  ['to the left', -120, 10, '3 of 3'],
  ['to the right', 120, -10, '1 of 3'],
  ['too short', -20, 0, '2 of 3'],
  ['downwards', -60, 200, '2 of 3'],
])('a swipe %s', (_name, x, y, expected) => {
  show(1);
  const stage = screen.getByRole('img').closest('figure') as Element;
  const touch = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      stage,
      Object.assign(new MouseEvent(type, { clientX, clientY, bubbles: true }), { isPrimary: true }),
    );
  touch('pointerdown', 200, 200);
  touch('pointerup', 200 + x, 200 + y);
  expect(screen.getByText(expected)).toBeTruthy();
});

test('closing is told', () => {
  const { onClose } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
