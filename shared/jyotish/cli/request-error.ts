/** What can be wrong with a request. */
export type RequestErrorCode =
  | 'invalid_json'
  | 'unknown_op'
  | 'unknown_field'
  | 'missing_field'
  | 'invalid_field'
  | 'unsupported_year'
  | 'unknown_place'
  | 'ambiguous_place'
  | 'unknown_zone'
  | 'skipped_date'
  | 'skipped_time'
  | 'repeated_time'
  | 'polar_day'
  | 'polar_night'
  | 'undefined_houses'
  | 'out_of_range'
  | 'internal';

/** A request that can't be answered. `field` is the path of the input to blame, if it is one. */
export class RequestError extends Error {
  constructor(
    readonly code: RequestErrorCode,
    message: string,
    readonly field: string | null = null,
    /** What could have been meant. */
    readonly candidates?: readonly object[],
  ) {
    super(message);
  }
}

/** The shape of an error answer. */
export interface ErrorAnswer {
  error: {
    code: RequestErrorCode;
    message: string;
    field: string | null;
    candidates?: readonly object[];
  };
}

/** Writes whatever was thrown while answering as an error answer. */
export function describeError(error: unknown): ErrorAnswer {
  if (error instanceof RequestError) {
    const { code, message, field, candidates } = error;
    return { error: { code, message, field, ...(candidates && { candidates }) } };
  }
  const message = error instanceof Error ? error.message : String(error);
  // the engine throws RangeError for what it can't compute, and nothing else
  const code = error instanceof RangeError ? 'out_of_range' : 'internal';
  return { error: { code, message, field: null } };
}
