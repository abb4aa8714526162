import { foldName } from 'shared/places/fold-name';
import { soundOf } from 'shared/places/sound-of';

const known = new Map<string, string>();

/** How a name in Latin letters sounds; remembered, since names are compared many times over. */
export function heard(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const sound = soundOf(foldName(name));
  known.set(name, sound);
  return sound;
}
