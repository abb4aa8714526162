/** A function that finds each answer once and gives it again when asked again. */
export function remember<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as V;
  };
}
