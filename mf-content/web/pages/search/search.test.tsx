import { act, fireEvent, render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { articleSamples } from '../../articles/article-sample';
import { listTitles } from './list-titles';
import load from './load';
import SearchPage from './page';

jest.mock('./list-titles', () => ({ listTitles: jest.fn() }));

const found = { ...articleSamples.blog.item, kind: 'blog', path: '/blogs/a-day' };

async function visit(query: string, answer: object) {
  const asked: unknown[] = [];
  const call = (async (_contract: unknown, input: unknown) => {
    asked.push(input);
    return answer;
  }) as Call;
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
  expect(screen.getByRole('combobox')).toBeTruthy();
});

test('an answer is shown with its kind, and what is near', async () => {
  const near = [{ kind: 'vrat', title: 'Ekadashi', path: '/rituals/vrats/ekadashi' }];
  const { asked, loaded } = await visit('q=day', { status: 200, data: [found], suggestions: near });
  expect(asked).toEqual([{ query: { q: 'day', lang: 'en' } }]);
  expect(loaded.head.noindex).toBe(true);
  expect(screen.getByRole('link', { name: 'A day' }).getAttribute('href')).toBe('/blogs/a-day');
  expect(screen.getByText('Blog')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ekadashi' })).toBeTruthy();
});

test('a search that does not answer says so', async () => {
  const { loaded } = await visit('q=day', { error_status: 500 });
  expect(loaded.status).toBe(503);
  expect(screen.getByRole('alert').textContent).toContain('try again');
});

test('titles are suggested for what was typed last, not for what answered last', async () => {
  jest.useFakeTimers();
  const answers: Record<string, (titles: string[]) => void> = {};
  jest
    .mocked(listTitles)
    .mockImplementation((q) => new Promise((resolve) => (answers[q] = resolve)));
  await visit('', {});
  const box = screen.getByRole('combobox');
  for (const value of ['e', 'eka', 'ekad']) {
    fireEvent.change(box, { target: { value } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
  await act(async () => answers.ekad?.(['Ekadashi']));
  await act(async () => answers.eka?.(['Eka']));
  expect(Object.keys(answers)).toEqual(['eka', 'ekad']);
  const options = document.querySelectorAll<HTMLOptionElement>('datalist option');
  expect([...options].map(({ value }) => value)).toEqual(['Ekadashi']);
  jest.useRealTimers();
});
