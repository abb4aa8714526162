import { tarot } from 'shared/contracts/content';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Call, Lang } from 'shared/remote-kit/page';

type Card = AnswerOf<typeof tarot.bySlug>['data'];

/** A card on the table: which way up it lies is part of what it says. */
export type DrawnCard = Pick<Card, 'slug' | 'title' | 'summary' | 'cover' | 'body'> & {
  isReversed: boolean;
};

/** What came of shuffling: a deck that cannot be laid out is another matter than one that cannot be read. */
export type Draw = { outcome: 'drawn'; cards: DrawnCard[] } | { outcome: 'empty' | 'failed' };

const CARDS = 3;

/** Shuffles the deck and draws three different cards. */
export async function drawCards(call: Call, lang: Lang): Promise<Draw> {
  const deck = await call(tarot.list, { query: { lang, limit: 50 } });
  if (isFailure(deck)) return { outcome: 'failed' };
  if (deck.data.length < CARDS) return { outcome: 'empty' };
  const drawn = takeAny(deck.data, CARDS);
  const cards = await Promise.all(
    drawn.map(({ slug }) => call(tarot.bySlug, { params: { slug }, query: { lang } })),
  );
  const laid = cards.flatMap((card) => {
    if (isFailure(card)) return [];
    const { slug, title, summary, cover, body } = card.data;
    return [{ slug, title, summary, cover, body, isReversed: drawBelow(2) === 1 }];
  });
  return laid.length === CARDS ? { outcome: 'drawn', cards: laid } : { outcome: 'failed' };
}

/** The first steps of a Fisher-Yates shuffle: every order is as likely as any other. */
function takeAny<T>(from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(drawBelow(left.length), 1)).flat();
}

/** A whole number below `limit`, each as likely: numbers of the incomplete last round are drawn again. */
function drawBelow(limit: number): number {
  const whole = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < whole) return drawn % limit;
  }
}
