import { render, screen, within } from '@testing-library/react';
import { articleSamples } from '../article-sample';
import type { Article, ArticleEntry } from '../kinds';
import type { ItemData } from './load';
import ItemPage from './page';
import RitePage from './rite-page';

const crumbs = [
  { href: '/', text: 'Home' },
  { href: '/blogs', text: 'Blogs' },
];

function show(data: ItemData, lang: 'en' | 'hi' = 'en', Page = ItemPage) {
  return render(<Page lang={lang} params={{ slug: 'a-day' }} session={null} data={data} />);
}

function showArticle(article: Article, related: ArticleEntry[] = [], Page = ItemPage) {
  const path = '/blogs/a-day';
  return show({ found: 'yes', article, related, crumbs, dates: null, path }, 'en', Page);
}

test('an article has one h1, its text, who wrote it and when, and others to read', () => {
  const other = { ...articleSamples.blog.item, slug: 'a-night', title: 'A night' };
  const related = [{ kind: 'blog', item: other }] as ArticleEntry[];
  showArticle(articleSamples.blog, related);
  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['A day']);
  expect(screen.getByRole('heading', { level: 2, name: 'Sunrise' })).toBeTruthy();
  expect(screen.getByText('By Tarapath')).toBeTruthy();
  expect(
    screen.getByText('1 November 2026', { selector: 'time' }).getAttribute('datetime'),
  ).toContain('2026-11-01');
  expect(screen.getByRole('link', { name: 'time' }).getAttribute('href')).toBe('/blogs?tag=time');
  expect(screen.getByRole('link', { name: 'A night' }).getAttribute('href')).toBe('/blogs/a-night');
});

test.each([articleSamples.vrat, articleSamples.festivals])(
  'of $kind it tells what is needed, the steps in order, the story and the food',
  (article) => {
    showArticle(article, [], RitePage);
    const steps = screen.getByRole('heading', { name: 'How it is kept (vidhi)' }).parentElement;
    const shown = within(steps as HTMLElement).getAllByRole('listitem');
    expect(shown.map((step) => step.textContent)).toEqual(['Light it', 'Sit down']);
    for (const text of ['Vishnu', 'A lamp', 'Once, a king.', 'Fruit'])
      expect(screen.getByText(text)).toBeTruthy();
  },
);

test('lyrics stand in both scripts, each named as what it is', () => {
  showArticle(articleSamples.aarti);
  const lines = ['ॐ जय जगदीश हरे', 'Om jaya jagadisha hare'].map((line) => screen.getByText(line));
  expect(lines.map((line) => line.parentElement?.lang)).toEqual(['hi', 'hi-Latn']);
});

test.each([
  ['mr', ['mr', 'mr-Latn']],
  ['gu', ['gu-Deva', 'gu-Latn']],
] as const)('lyrics in %s are named as such in both scripts', (language, langs) => {
  const { aarti } = articleSamples;
  const details = { ...aarti.item.details, language };
  showArticle({ kind: 'aarti', item: { ...aarti.item, details } });
  const lines = ['ॐ जय जगदीश हरे', 'Om jaya jagadisha hare'].map((line) => screen.getByText(line));
  expect(lines.map((line) => line.parentElement?.lang)).toEqual(langs);
});

test('a film loads nothing by itself and has captions in both languages', () => {
  const { container } = showArticle(articleSamples.video);
  const film = container.querySelector('video');
  expect([film?.preload, film?.autoplay, film?.width, film?.height]).toEqual([
    'none',
    false,
    854,
    480,
  ]);
  const tracks = [...container.querySelectorAll('track')];
  expect(tracks.map(({ srclang, default: chosen }) => `${srclang} ${chosen}`)).toEqual([
    'en true',
    'hi false',
  ]);
});

test('an episode has its chapters and its transcript', () => {
  showArticle(articleSamples.podcast);
  expect(screen.getByText('1:05')).toBeTruthy();
  expect(screen.getByText('A bell is heard.')).toBeTruthy();
});

test('the pictures of a collection can be linked to one by one', () => {
  const { container } = showArticle(articleSamples.gallery_collection);
  expect(container.querySelector('#lamp figcaption')?.textContent).toBe('A lamp');
});

test('what is not there leads to what is near', () => {
  const near = [{ kind: 'blog', title: 'A day', path: '/blogs/a-day' }];
  show({ found: 'no', near, crumbs, path: '/blogs/a-dya' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page was not found');
  expect(screen.getByRole('link', { name: 'A day' }).getAttribute('href')).toBe('/blogs/a-day');
});

test('what could not be loaded can be tried again', () => {
  show({ found: 'failed', near: [], crumbs, path: '/blogs/a-day' });
  const again = screen.getByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/blogs/a-day');
});
