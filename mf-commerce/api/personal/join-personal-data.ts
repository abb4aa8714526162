import type { PersonalData } from 'shared/remote-kit/personal-data';

/** What several areas of a remote keep of people, as one; each erases its own in the one transaction. */
export function joinPersonalData(...parts: readonly PersonalData[]): PersonalData {
  return {
    async exportOf(person) {
      const all = await Promise.all(parts.map((part) => part.exportOf(person)));
      return Object.assign({}, ...all) as Record<string, unknown>;
    },
    async erase(person, scope, client) {
      for (const part of parts) await part.erase(person, scope, client);
    },
  };
}
