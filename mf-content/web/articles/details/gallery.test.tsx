import { fireEvent, render, screen } from '@testing-library/react';
import { pictureSample } from '../../parts/picture-sample';
import { Gallery } from './gallery';

jest.mock('../../parts/slide-show/slide-show', () => ({
  __esModule: true,
  default: ({ start, slides }: { start: number; slides: { text: string }[] }) => (
    <p>shows {slides[start]?.text}</p>
  ),
}));

const members = ['Lamp', 'Bell'].map((title) => ({
  slug: title.toLowerCase(),
  title,
  picture: pictureSample,
}));

test('a picture leads to itself in full, and with script opens the show at its place', async () => {
  render(<Gallery title="Lamps" members={members} lang="en" />);
  const links = screen.getAllByRole('link');
  expect(links[1]?.getAttribute('href')).toBe(`/pictures/${pictureSample.hash}/1280.webp`);
  expect(fireEvent.click(links[1] as Element)).toBe(false);
  expect(await screen.findByText('shows Bell')).toBeTruthy();
});
