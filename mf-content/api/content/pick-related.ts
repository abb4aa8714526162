/** What an item is about, as far as its relations go. */
interface Subject {
  slug: string;
  category: string;
  tags: readonly string[];
}

/**
 * The items nearest to one by subject: shared tags first, then the same category. One of them is the
 * item's successor in its category, going round at the end: so every item is named by another.
 * @param all in the order of their shelf
 */
export function pickRelated<S extends Subject>(
  all: readonly S[],
  slug: string,
  limit: number,
): S[] {
  const item = all.find((one) => one.slug === slug);
  if (!item) return [];
  const others = all.filter((one) => one !== item);
  const successor = findSuccessor(all, item);
  const nearest = others
    .filter((one) => one !== successor)
    .toSorted((one, other) => measureNearness(item, other) - measureNearness(item, one));
  return [...(successor ? [successor] : []), ...nearest]
    .slice(0, limit)
    .toSorted((one, other) => measureNearness(item, other) - measureNearness(item, one));
}

function findSuccessor<S extends Subject>(all: readonly S[], item: S): S | undefined {
  const circle = listCircles(all).find((members) => members.includes(item)) ?? [];
  const next = circle[(circle.indexOf(item) + 1) % circle.length];
  return next === item ? undefined : next;
}

/** The items by category; one that is alone in its category goes where it is nearest. */
function listCircles<S extends Subject>(all: readonly S[]): S[][] {
  const byCategory = new Map<string, S[]>();
  for (const one of all)
    byCategory.set(one.category, [...(byCategory.get(one.category) ?? []), one]);
  const groups = [...byCategory.values()];
  const circles = groups.filter(({ length }) => length > 1);
  const lonely = groups.filter(({ length }) => length === 1).flat();
  if (circles.length === 0) return [lonely];
  for (const one of lonely) {
    const nearest = (circle: S[]) =>
      Math.max(...circle.map((other) => measureNearness(one, other)));
    circles.toSorted((a, b) => nearest(b) - nearest(a))[0]?.push(one);
  }
  return circles;
}

function measureNearness(one: Subject, other: Subject): number {
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length;
  return shared * 2 + (one.category === other.category ? 1 : 0);
}
