/** Coordinates for readers: `25.61° N, 85.14° E`, in Hindi `25.61° उ, 85.14° पू`. */
export function writePosition(
  { latitude, longitude }: { latitude: number; longitude: number },
  lang: 'en' | 'hi',
): string {
  const [north, south, east, west] = lang === 'hi' ? ['उ', 'द', 'पू', 'प'] : ['N', 'S', 'E', 'W'];
  const write = (degrees: number, letter = '') => `${Math.abs(degrees)}° ${letter}`;
  return [
    write(latitude, latitude < 0 ? south : north),
    write(longitude, longitude < 0 ? west : east),
  ].join(', ');
}
