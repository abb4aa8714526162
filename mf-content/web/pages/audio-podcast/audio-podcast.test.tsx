import { render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call } from 'shared/remote-kit/page';
import load from './load';
import AudioPodcastPage from './page';

const show = {
  title: 'Elsewhere',
  episodes: [
    { title: 'One', link: 'https://host.example/1', published_at: null, seconds: 3750 },
    { title: 'Two', link: 'https://host.example/2', published_at: null, seconds: null },
  ],
};

async function visit(feed: object) {
  const call = (async ({ id }: { id: string }) =>
    id === 'content.get_podcast_feed'
      ? feed
      : { status: 200, data: [], next_cursor: null, prev_cursor: null }) as Call;
  const { data } = await load({
    params: {},
    path: '/audio-podcast',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
  });
  render(<AudioPodcastPage data={data} lang="en" params={{}} session={null} />);
}

test('the podcast that is followed is listed with links to its host', async () => {
  await visit({ status: 200, data: show });
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'One' }).getAttribute('href')).toBe(
    'https://host.example/1',
  );
  expect(screen.getByText('1:02:30')).toBeTruthy();
});

test.each([
  ['none is followed', { status: 200, data: null }],
  ['it can not be read', { error_status: 503 }],
])('when %s the page is complete without it', async (_when, feed) => {
  await visit(feed);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Elsewhere' })).toBeNull();
  expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe(
    '/audio-podcast/rss.xml',
  );
});
