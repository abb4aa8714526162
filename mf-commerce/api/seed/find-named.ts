/** What the check of the content has found to be there. @throws Error when it is not */
export function findNamed<V>(all: ReadonlyMap<string, V>, name: string): V {
  const found = all.get(name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
}
