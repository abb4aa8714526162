import { render, screen } from '@testing-library/react';
import { articleSamples } from '../article-sample';
import { ArticleDetails } from './article-details';

test('the article of a card shows the whole card and keeps its room', () => {
  const item = { ...articleSamples.blog.item, slug: 'the-star', title: 'The Star', cover: null };
  render(<ArticleDetails article={{ kind: 'tarot', item }} lang="en" />);
  const card = screen.getByAltText('The Star');
  expect(['src', 'width', 'height'].map((name) => card.getAttribute(name))).toEqual([
    '/media/mf-content/tarot/the-star.svg',
    '300',
    '500',
  ]);
});
