import { z } from 'shared/contracts/zod';
import { puzzle, type Puzzle } from './proof-of-work';

/** Every code an API answer can carry, with its HTTP status and the English message shown by default. */
export const errorCatalogue = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields.' },
  skipped_date: {
    status: 400,
    message: 'This date never was at this place: it was left out when the date line was moved.',
  },
  wrong_code: { status: 400, message: 'Invalid OTP. Please try again.' },
  code_expired: { status: 400, message: 'This code has expired. Please ask for a new one.' },
  bad_token: { status: 400, message: 'This link is not valid or has expired.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'This record belongs to someone else.' },
  not_permitted: { status: 403, message: 'You are not permitted to do this.' },
  fresh_factor_needed: {
    status: 403,
    message: 'Please confirm this with your authenticator app or key.',
  },
  reason_needed: { status: 403, message: 'Please say first why you look at this.' },
  own_proposal: { status: 409, message: 'Somebody else has to decide what you asked for.' },
  last_owner: { status: 409, message: 'Somebody has to stay an owner.' },
  fresh_code_needed: {
    status: 403,
    message: 'Please confirm this with the code we send to your number or address.',
  },
  wrong_origin: { status: 403, message: 'This request came from another site.' },
  insufficient_funds: { status: 402, message: 'There is not enough money in the wallet.' },
  account_closed: { status: 410, message: 'This account was closed.' },
  not_found: { status: 404, message: 'Nothing was found at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  proof_needed: {
    status: 428,
    message: 'Very many codes are asked for right now. Please wait a minute and try again.',
  },
  too_slow: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  conflict: { status: 409, message: 'This was already done with other details.' },
  changed: { status: 409, message: 'Something has changed meanwhile. Please look at it again.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: {
    status: 415,
    message: 'This address does not take that kind of content.',
  },
  headers_too_large: { status: 431, message: 'The address or the headers are too long.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  provider_failed: { status: 502, message: 'The message could not be sent. Please try again.' },
  call_loop: {
    status: 508,
    message: 'This could not be answered: parts of the site wait for each other.',
  },
  unavailable: { status: 503, message: 'This is not available right now. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

const changeSchema = z.object({
  /** What has changed: the SKU of something ordered, or `total`. */
  what: z.string(),
  was: z.string(),
  now: z.string(),
});

/** Something that is no longer as the caller saw it. */
export type Change = z.infer<typeof changeSchema>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/**
 * The one shape of every error body. `fields` names the bad inputs by their path, e.g. `body.numbers`;
 * `near` names what exists and is most like what was not found; `puzzle` is the work of `proof_needed`;
 * `missing` is what a wallet lacks, in paise; `changes` says what is no longer as it was seen.
 */
export const apiErrorSchema = z.object({
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  near: z.array(z.string()).optional(),
  puzzle: puzzle.optional(),
  missing: z.string().optional(),
  changes: z.array(changeSchema).optional(),
});

/** An error body: status (HTTP), code (of the catalogue), message (for people), fields (name to message), near (slugs), missing (paise), changes. */
export type ApiError = z.infer<typeof apiErrorSchema>;

/**
 * Builds an error body from the catalogue.
 * @param code a code of the catalogue
 * @param overrides another message, the fields that are wrong, what is near, a puzzle, what is missing, or what has changed
 */
export function apiError(
  code: ErrorCode,
  overrides: {
    message?: string;
    fields?: Record<string, string>;
    near?: string[];
    puzzle?: Puzzle;
    missing?: string;
    changes?: Change[];
  } = {},
): ApiError {
  const { status, message } = errorCatalogue[code];
  return {
    status,
    code,
    message: overrides.message ?? message,
    ...(overrides.fields ? { fields: overrides.fields } : {}),
    ...(overrides.near?.length ? { near: overrides.near } : {}),
    ...(overrides.puzzle ? { puzzle: overrides.puzzle } : {}),
    ...(overrides.missing ? { missing: overrides.missing } : {}),
    ...(overrides.changes?.length ? { changes: overrides.changes } : {}),
  };
}
