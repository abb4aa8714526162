import type { z } from 'shared/contracts/zod';
import type { ErrorCode } from './errors';
import type { StaffPermission } from './staff-permissions';

/** The remotes and the gateway: who owns an endpoint. New remotes add their own name as a string. */
export type Owner = 'mf-auth' | 'mf-content' | 'mf-commerce' | 'mf-astro-services' | (string & {});

/**
 * Who may call an endpoint.
 * - `anyone`: no session needed.
 * - `signed-in`: any valid session.
 * - `self`: a valid session whose user id equals the path parameter named in `selfParam`.
 * - `service`: another remote in its own name, one that `callers` names; never a browser or a page.
 * - `staff`: a member of staff who has the `permission` at this moment.
 */
export type Caller = 'anyone' | 'signed-in' | 'self' | 'service' | 'staff';

/**
 * Who keeps what was answered under an idempotency key, so that a retry changes nothing again and is
 * answered the same; the same key with another request is `conflict`.
 * - `kept`: the platform, in the transaction that it hands to the handler (`serveOnce`), for a day.
 * - `own`: the handler's own function or table, by `ctx.key`: where that exists, it is the cheaper one.
 *
 * A service has to send a key. Everybody else may, as the header `Idempotency-Key`; without one each
 * call stands for itself.
 */
export type Idempotency = 'kept' | 'own';

/** How often one caller may do something: `count` times at once, then once every `seconds / count`. */
export interface Allowance {
  count: number;
  seconds: number;
}

/** A file of a form. What it is says its content; neither name nor type is trusted. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * One endpoint as both sides see it. The server validates requests with it, the client parses
 * answers with it, and OpenAPI is generated from it.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  /** Unique name, `<owner without mf->.<call>`: `content.get_remedies`. */
  id: string;
  owner: Owner;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:param` placeholders, always below `/api/`. */
  path: `/api/${string}`;
  /** One sentence for the API documentation. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The body comes as `multipart/form-data`, for it has files; each arrives as an `UploadedFile`. */
  takesFiles?: true;
  /**
   * The body arrives as it was sent, up to so many bytes (a megabyte at most) and with the headers named:
   * `body` is `rawBody`. The handler checks the signature over it, in constant time.
   */
  takesRaw?: { maxBytes: number; headers: readonly string[] };
  /**
   * Pages of other sites may send visitors here, so Origin is not checked; in words, what the handler
   * checks instead. Only for `anyone`: nobody is signed in in such a call, whatever cookies came with it.
   */
  checksInsteadOfOrigin?: string;
  /**
   * Where an answer may lead a browser (`extras.redirect`, with 303): to a path of the site, or to a
   * provider's host. A contract that names none leads nowhere.
   */
  redirectsTo?: readonly ('site' | `https://${string}`)[];
  answer: A;
  /** Codes beyond the ones every endpoint can answer (invalid_input, internal). */
  errors?: readonly ErrorCode[];
  caller: Caller;
  /** With `caller: 'self'`: the path parameter that must equal the caller's user id. */
  selfParam?: string;
  /** With `caller: 'service'`: the remotes that may call it. */
  callers?: readonly Owner[];
  /** With `caller: 'staff'`: what the member of staff must be allowed to do. */
  permission?: StaffPermission;
  /** What it changes is changed once for each key. Needed where a service changes something. */
  idempotency?: Idempotency;
  /** Public answers, equal for every caller: seconds of freshness and of stale-while-revalidate. */
  cache?: { maxAge: number; staleWhileRevalidate: number };
  /**
   * How often one caller (the account, else the address) may call it before `too_many_requests`.
   * Whole mobile networks share a few addresses, so it is generous. An answer from the cache is free.
   */
  allowance?: Allowance;
}

/** Any endpoint, whatever its schemas. */
export type AnyEndpoint = Endpoint;

/** What a caller passes: only the parts the contract declares. */
export type InputOf<E extends AnyEndpoint> = (E['params'] extends z.ZodType
  ? { params: z.input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown);

/** What a handler receives after validation. */
export type ParsedInputOf<E extends AnyEndpoint> = {
  params: E['params'] extends z.ZodType ? z.output<E['params']> : Record<string, never>;
  query: E['query'] extends z.ZodType ? z.output<E['query']> : Record<string, never>;
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
};

/** The parsed answer of an endpoint. */
export type AnswerOf<E extends AnyEndpoint> = z.output<E['answer']>;

/** What a contract has to say beside who may call it. */
type CallerRule<E extends AnyEndpoint> = (E extends { checksInsteadOfOrigin: string }
  ? { caller: 'anyone' }
  : unknown) &
  (E['caller'] extends 'service'
    ? { callers: readonly [Owner, ...Owner[]] } & (E['method'] extends 'GET'
        ? unknown
        : { idempotency: Idempotency })
    : E['caller'] extends 'staff'
      ? { permission: StaffPermission }
      : unknown);

/**
 * Declares an endpoint and keeps its exact schema types.
 * @param contract the endpoint; its `path` parameters must be the keys of `params`. One for services
 * names its `callers`, and how a key makes it idempotent unless it is a GET; one for staff a `permission`.
 */
export function defineEndpoint<const E extends AnyEndpoint>(contract: E & CallerRule<E>): E {
  return contract;
}
