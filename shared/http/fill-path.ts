/**
 * Puts parameters into a path pattern and appends the query.
 * @param pattern `/api/get_suggest/:text`
 * @throws Error when a parameter of the pattern is missing
 */
export function fillPath(
  pattern: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = pattern.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`parameter ${name} of ${pattern} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
