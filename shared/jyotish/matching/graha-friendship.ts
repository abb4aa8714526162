import type { SevenGraha } from '../kundli/rashi-lords';
import { naturalEnemies, naturalFriends } from '../kundli/rashi-lords';

type Regard = 'friend' | 'neutral' | 'enemy';

/** The natural regard of one graha for another, which need not be returned; itself is a friend. */
function findRegard(of: SevenGraha, other: SevenGraha): Regard {
  if (of === other || naturalFriends[of].includes(other)) return 'friend';
  return naturalEnemies[of].includes(other) ? 'enemy' : 'neutral';
}

const pointsOfRegards: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};

/**
 * How well two grahas get on by nature, from how each regards the other: 5 (both friends, or one
 * graha), 4, 3, 1, 0.5 or 0 (both enemies).
 * Source: the graha maitri table of the ashtakoota, Saral Jyotish, melapak chapter.
 */
export function rateFriendship(one: SevenGraha, other: SevenGraha): number {
  const regards = [findRegard(one, other), findRegard(other, one)].sort().join(' ');
  return pointsOfRegards[regards] ?? 0;
}
