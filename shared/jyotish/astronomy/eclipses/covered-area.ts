/**
 * Share of a disc's area that another one covers: the lens of two circles.
 * @param apart of the centres, in the unit of the radii
 */
export function findCoveredArea(apart: number, disc: number, cover: number): number {
  if (apart >= disc + cover) return 0;
  if (apart <= Math.abs(disc - cover)) return Math.min(1, (cover / disc) ** 2);
  const segment = (radius: number, other: number): number => {
    const half = Math.acos((apart ** 2 + radius ** 2 - other ** 2) / (2 * apart * radius));
    return radius ** 2 * (half - Math.sin(2 * half) / 2);
  };
  return (segment(disc, cover) + segment(cover, disc)) / (Math.PI * disc ** 2);
}
