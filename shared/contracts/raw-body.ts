import { z } from 'shared/contracts/zod';

/** A body as it was sent. */
interface RawBody {
  /** Exactly those that were sent, for a signature is over them. */
  bytes: Uint8Array;
  /** Those that the contract names, in lower case; absent where they were not sent. */
  headers: Readonly<Record<string, string>>;
}

/** The `body` of a contract that `takesRaw`. */
export const rawBody = z.custom<RawBody>(
  (value) => value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array,
);
