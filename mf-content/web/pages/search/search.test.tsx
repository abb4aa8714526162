import { render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { articleSamples } from '../../articles/article-sample';
import load from './load';
import SearchPage from './page';

const found = { ...articleSamples.blog.item, kind: 'blog', path: '/blogs/a-day', score: 60 };
const hit = (title: string, score: number, kind = 'page') => ({
  kind,
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  text: null,
  score,
});
const content = { status: 200, data: [found], pages: [], suggestions: [] };
const nothing = { status: 200, data: [], pages: [], suggestions: [] };

/** @param answers by the id of the endpoint; those that are missing fail */
async function visit(query: string, answers: Record<string, object>) {
  const asked: unknown[] = [];
  const call = (async (contract: { id: string }, input: unknown) => {
    asked.push([contract.id, input]);
    return answers[contract.id] ?? { error_status: 500 };
  }) as unknown as Call;
  const args: LoadArgs = {
    params: {},
    path: '/search',
    query: new URLSearchParams(query),
    lang: 'en',
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
  };
  const loaded = await load(args);
  render(<SearchPage data={loaded.data} lang="en" params={{}} session={null} />);
  return { asked, loaded };
}

test('before a question nothing is asked, and the page may be found', async () => {
  const { asked, loaded } = await visit('q=%20', {});
  expect([asked, loaded.head.noindex]).toEqual([[], false]);
  expect(screen.getByRole('searchbox').closest('form')?.dataset.suggest).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Panchang' })).toBeTruthy();
});

test('all remotes are asked; their answers come best first, above the articles', async () => {
  const { asked, loaded } = await visit('q=day', {
    'content.search': { ...content, pages: [hit('Lists', 70)] },
    'astro.search': { status: 200, data: [hit('A date', 100), hit('Far off', 20)] },
    'commerce.search': { status: 200, data: [hit('A bell', 80, 'product')] },
  });
  expect(asked).toHaveLength(3);
  expect(asked[1]).toEqual([
    'astro.search',
    { query: { q: 'day', lang: 'en', city: 'new-delhi' } },
  ]);
  expect(loaded.head.noindex).toBe(true);
  expect(loaded.data.answers.map(({ title }) => title)).toEqual(['A date', 'A bell', 'Lists']);
  expect(screen.getByRole('link', { name: 'A day' }).getAttribute('href')).toBe('/blogs/a-day');
  expect(screen.getByText('Blog')).toBeTruthy();
  expect(screen.queryByText(/nothing|No page has/)).toBeNull();
});

test('a question that is too long is cut between characters: half an emoji is refused', async () => {
  const { loaded } = await visit(`q=${'a'.repeat(99)}🪔🪔`, {});
  expect(loaded.data.q).toBe('a'.repeat(99));
});

test('a remote that is down only lacks its answers', async () => {
  const { loaded } = await visit('q=day', {
    'astro.search': { status: 200, data: [hit('A date', 100)] },
  });
  expect(loaded.status).toBeUndefined();
  expect(screen.getByRole('link', { name: 'A date' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('did not answer');
});

test('when nothing answers it says so, and not that nothing was found', async () => {
  const { loaded } = await visit('q=day', {});
  expect(loaded.status).toBe(503);
  expect(screen.getByRole('alert').textContent).toContain('try again');
  expect(screen.queryByText(/We have nothing/)).toBeNull();
});

test('what is only near is called so, and not "nothing"', async () => {
  const near = [{ ...hit('Hanuman aarti', 10), kind: 'aarti' }];
  await visit('q=hanuman chalisa', { 'content.search': { ...nothing, suggestions: near } });
  expect(screen.getByText(/No page has all of these words/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hanuman aarti' })).toBeTruthy();
  expect(screen.queryByText(/We have nothing/)).toBeNull();
});

test('of nothing at all it is honest, and shows ways on', async () => {
  await visit('q=zzzz', { 'content.search': nothing });
  expect(screen.getByText(/We have nothing/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Free Kundli' })).toBeTruthy();
});
