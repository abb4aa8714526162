import { foldName } from 'shared/places/fold-name';
import { readLatin } from 'shared/places/latin-letters';
import { soundOf } from 'shared/places/sound-of';

const known = new Map<string, string>();

/** How a name sounds, in either script; remembered, since names are compared many times over. */
export function heard(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const sound = soundOf(readLatin(foldName(name))[0] ?? '');
  known.set(name, sound);
  return sound;
}
