/** A place in one line: name, region and country, without saying a name twice. */
export function labelPlace(place: { name: string; region: string; country: string }): string {
  return [...new Set([place.name, place.region, place.country])].filter(Boolean).join(', ');
}
