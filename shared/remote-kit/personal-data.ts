import type { PoolClient } from 'pg';

/** Whose data it is; number and e-mail address as they were confirmed. */
export interface Person {
  id: number;
  phone: string | null;
  email: string | null;
}

/** What goes: all that is known of a person, or what was kept because of one consent. */
export type ErasureScope = 'all' | 'birth_details';

/** Something of a person that is still under way, such as an order that was not brought yet. */
export interface OpenMatter {
  /** As the person knows it: `Order 12`. */
  name: { en: string; hi: string };
  /** The page where it stands, without a language. */
  path: string;
}

/** What one remote keeps of people, to be handed out and to be erased as a whole. */
export interface PersonalData {
  /** Everything kept of a person, as JSON by names that the person understands. */
  exportOf(person: Person): Promise<Record<string, unknown>>;
  /**
   * Erases it within the caller's transaction, so that all remotes erase or none does. Nothing to
   * erase is fine, and so is erasing twice; files and messages don't belong here.
   */
  erase(person: Person, scope: ErasureScope, client: PoolClient): Promise<void>;
  /**
   * What has to end before the person may be erased; left out, nothing has to. With the `client` of an
   * erasure's transaction nothing new is begun until that ends.
   */
  listOpen?(person: Person, client?: PoolClient): Promise<OpenMatter[]>;
}

/**
 * One remote's part in what is known of people. `data` is null when the remote keeps nothing, and
 * `down` means that it can't be asked now: then nothing may be called complete.
 */
export type PersonalDataPart = { remote: string } & (
  { state: 'ready'; data: PersonalData | null } | { state: 'down' }
);
