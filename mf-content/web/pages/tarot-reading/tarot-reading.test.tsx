import { render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { articleSamples } from '../../articles/article-sample';
import { drawCards, type Draw } from './draw-cards';
import load from './load';
import TarotReadingPage from './page';

const deck = Array.from({ length: 22 }, (_, id) => ({
  ...articleSamples.blog.item,
  id,
  slug: `card-${id}`,
  title: `Card ${id}`,
}));

const callDeck =
  (cards: typeof deck, single = 200) =>
  async ({ id }: { id: string }, input: { params?: { slug: string } }) => {
    if (id === 'content.get_tarot') return { status: 200, data: cards };
    const data = cards.find(({ slug }) => slug === input.params?.slug);
    return single === 200 ? { status: 200, data } : { error_status: single };
  };

const cardsOf = (draw: Draw | null) => (draw?.outcome === 'drawn' ? draw.cards : []);

const visit = (form: Record<string, string> | null, call: unknown = callDeck(deck)) =>
  load({
    params: {},
    path: '/tarot/reading',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call: call as Call,
    form,
    preferences: defaultPreferences('en'),
  } satisfies LoadArgs);

test('nothing is drawn before the visitor shuffles', async () => {
  const { data, head } = await visit(null, () => Promise.reject(new Error('asked')));
  expect([data.draw, head.noindex]).toEqual([null, false]);
});

test('three different cards lie face down, and each can be turned', async () => {
  const { data } = await visit({ intent: 'draw' });
  const cards = cardsOf(data.draw);
  expect(new Set(cards.map(({ slug }) => slug)).size).toBe(3);
  const { container } = render(
    <TarotReadingPage data={data} lang="en" params={{}} session={null} />,
  );
  expect(container.querySelectorAll('details:not([open]) > summary')).toHaveLength(3);
  const [first] = cards;
  expect(screen.getByText(`More about ${first?.title}`).getAttribute('href')).toBe(
    `/tarot/${first?.slug}`,
  );
  expect(container.textContent).toContain(first?.isReversed ? 'reversed' : 'upright');
});

test('every card comes at every place, both ways up, about equally often', async () => {
  const seen = new Map<string, number>();
  const rounds = 1500;
  for (let round = 0; round < rounds; round += 1) {
    const draw = await drawCards(callDeck(deck.slice(0, 5)) as Call, 'en');
    cardsOf(draw).forEach(({ slug, isReversed }, place) => {
      const key = `${slug} ${place} ${isReversed}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    });
  }
  // 30 outcomes, 150 of each expected; five standard deviations either way
  expect(seen.size).toBe(30);
  for (const count of seen.values()) expect(Math.abs(count - rounds / 10)).toBeLessThan(60);
});

test.each([
  ['a deck too small', callDeck(deck.slice(0, 2)), 'empty', undefined, 'status'],
  ['a card that is missing', callDeck(deck, 404), 'failed', 503, 'alert'],
])('%s is said, not laid out', async (_what, call, outcome, expected, role) => {
  const { data, status } = await visit({ intent: 'draw' }, call);
  expect([data.draw, status]).toEqual([{ outcome }, expected]);
  render(<TarotReadingPage data={data} lang="en" params={{}} session={null} />);
  expect(screen.getByRole(role)).toBeTruthy();
});

test('a reversed card is shown upside down and said to be reversed', async () => {
  const { data } = await visit({ intent: 'draw' });
  const { container } = render(
    <TarotReadingPage data={data} lang="en" params={{}} session={null} />,
  );
  for (const { slug, title, isReversed } of cardsOf(data.draw)) {
    const card = container.querySelector(`img[src="/media/mf-content/tarot/${slug}.svg"]`);
    expect(card?.classList.contains('reversed')).toBe(isReversed);
    expect(card?.closest('details')?.querySelector('h3')?.textContent).toBe(
      `${title} ${isReversed ? 'reversed' : 'upright'}`,
    );
  }
});
