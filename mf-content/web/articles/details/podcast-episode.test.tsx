import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { articleSamples } from '../article-sample';
import { playEpisode } from '../../player/open-player';
import { PodcastEpisode } from './podcast-episode';

jest.mock('../../player/open-player', () => ({ playEpisode: jest.fn() }));

const episode = <PodcastEpisode item={articleSamples.podcast.item} lang="hi" />;

test('without script the browser plays it', () => {
  const html = renderToString(episode);
  expect(html).toContain('<audio');
  expect(html).toContain('controls');
});

test('with script it goes to the bar, from the beginning or a chapter', async () => {
  render(episode);
  fireEvent.click(screen.getByRole('button', { name: 'चलाएँ (1:30)' }));
  await waitFor(() => expect(playEpisode).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: /The bell/ }));
  await waitFor(() => expect(playEpisode).toHaveBeenCalledTimes(2));
  const [[episodeGiven, start] = [], [, chapter] = []] = jest.mocked(playEpisode).mock.calls;
  expect(episodeGiven).toMatchObject({ href: '/hi/audio-podcast/a-day', file: '/a.m4a' });
  expect([start?.at, chapter?.at]).toEqual([undefined, 65]);
});
