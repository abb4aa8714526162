import { fireEvent, render, screen } from '@testing-library/react';
import { articleSamples } from '../../articles/article-sample';
import type { ListData } from '../../articles/list/load';
import WebStoriesPage from './page';

jest.mock('./story-viewer', () => ({
  __esModule: true,
  default: ({ slug, onClose }: { slug: string; onClose: () => void }) => (
    <button onClick={onClose}>{slug} is shown</button>
  ),
}));

const { item } = articleSamples.blog;
const data: ListData = {
  kind: 'story',
  topic: { title: 'Web stories', description: '', lead: '', layout: 'guide', blocks: [] },
  crumbs: [{ href: '/hi', text: 'Home' }, { text: 'Web stories' }],
  entries: [{ kind: 'story', item: { ...item, details: { pages: 6 } } }],
  nextDates: {},
  categories: [],
  chosen: { category: null, tag: null, q: null },
  previous: null,
  next: null,
};

const show = () =>
  render(<WebStoriesPage data={data} lang="hi" params={{}} session={null} />) &&
  screen.getByRole('link', { name: 'A day' });

test('a story opens over the list, and closes', async () => {
  const link = show();
  expect(link.getAttribute('href')).toBe('/hi/web-stories/a-day');
  // false: the browser was told not to follow the link
  expect(fireEvent.click(link)).toBe(false);
  fireEvent.click(await screen.findByText('a-day is shown'));
  expect(screen.queryByText('a-day is shown')).toBeNull();
});

test('asked for a new tab, the link is left to the browser', () => {
  expect(fireEvent.click(show(), { ctrlKey: true })).toBe(true);
});

test('other links of the page are not touched', () => {
  show();
  const home = screen.getByRole('link', { name: 'Home' });
  home.addEventListener('click', (event) => event.stopPropagation());
  fireEvent.click(home);
  expect(screen.queryByText(/is shown/)).toBeNull();
});
