/** Degrees, minutes and seconds within a rashi. */
export interface SexagesimalDegrees {
  degrees: number;
  minutes: number;
  seconds: number;
}

/** Splits the part of a longitude that lies inside its rashi, cut (not rounded) to the second. */
export function splitWithinRashi(longitude: number): SexagesimalDegrees {
  // the small addition keeps 10° from showing as 9°59′59″ after floating point work
  const seconds = Math.min(30 * 3600 - 1, Math.floor((longitude % 30) * 3600 + 1e-6));
  return {
    degrees: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Writes the degrees inside the rashi as `7°04′09″`. */
export function formatWithinRashi(longitude: number): string {
  const { degrees, minutes, seconds } = splitWithinRashi(longitude);
  return `${degrees}°${pad(minutes)}′${pad(seconds)}″`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
