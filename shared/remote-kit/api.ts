import type { Pool } from 'pg';
import type { AnyEndpoint, AnswerOf, ParsedInputOf } from '../contracts/contract';
import type { ApiError, ErrorCode } from '../contracts/errors';
import { apiError } from '../contracts/errors';
import type { BoundDocument, ListedPage } from './document';

/** Who is signed in, as the gateway verified it from the session row. */
export interface SessionUser {
  id: number;
  sessionId: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  img: string | null;
  type: string | null;
}

/** One request as a handler sees it. */
export interface CallContext {
  session: SessionUser | null;
  /** The raw session token, when one was sent and is valid. */
  token: string | null;
  /** Sticky random id of the browser (signed cookie); `null` for callers without cookies. */
  visitor: string | null;
  address: string;
  userAgent: string;
  lang: 'en' | 'hi';
}

/** Outgoing messages; in development they land in /dev/inbox. */
export interface Messenger {
  sms(message: {
    to: string;
    text: string;
    code: string;
  }): Promise<{ ok: true } | { ok: false; reason: string }>;
  email(message: {
    to: string;
    subject: string;
    text: string;
    html?: string;
    headers?: Record<string, string>;
  }): Promise<void>;
}

/** A picture in the site's store, served in several sizes below `/pictures/{hash}/`. */
export interface StoredPicture {
  /** Of the bytes: the same picture is stored once. */
  hash: string;
  /** Pixels. */
  width: number;
  height: number;
  /** `data:` address of a picture a few pixels wide. */
  placeholder: string;
}

/** Keeps pictures of all remotes. */
export interface PictureStore {
  /**
   * Takes a picture in; the same bytes again change nothing.
   * @throws Error when the bytes are no picture of a kind that is served, or one too large
   */
  keep(bytes: Uint8Array): Promise<StoredPicture>;
}

/** What the gateway gives a remote's API when it creates it. */
export interface ApiDeps {
  pool: Pool;
  messenger: Messenger;
  pictures: PictureStore;
  /**
   * Validated settings the API may read: public URL (no trailing slash), whether this is production,
   * and whom visitors can write to.
   */
  settings: {
    publicUrl: string;
    production: boolean;
    sessionSecret: string;
    contact: {
      email: string;
      postalAddress: string[];
      grievanceOfficer: { name: string; email: string };
    };
    /** RSS of a podcast hosted elsewhere. */
    podcastFeedUrl?: string | null;
  };
  log: {
    info(data: object, message: string): void;
    warn(data: object, message: string): void;
    error(data: object, message: string): void;
  };
}

/** What a handler may set on the HTTP answer beside the body. */
export interface ReplyExtras {
  status?: number;
  cookies?: { name: string; value: string; expires?: Date; clear?: boolean }[];
  headers?: Record<string, string>;
}

/** A handler's answer: a body, or a refusal from the error catalogue. */
export type Outcome<A> =
  | { ok: true; answer: A; extras?: ReplyExtras }
  | { ok: false; error: ApiError; extras?: ReplyExtras };

/** A contract bound to the function that serves it. */
export interface BoundEndpoint {
  contract: AnyEndpoint;
  handle(
    input: { params: unknown; query: unknown; body: unknown },
    ctx: CallContext,
  ): Promise<Outcome<unknown>>;
}

/** A remote's API: its endpoints, and for mf-auth how a token becomes a session. */
export interface RemoteApi {
  endpoints: BoundEndpoint[];
  identify?(token: string): Promise<SessionUser | null>;
  /** Files made on request: feeds, calendars, pictures. */
  documents?: BoundDocument[];
  /** The pages search engines should know. */
  listPages?(): Promise<ListedPage[]>;
  /** Brings seed content up to date; runs after migrations at every start, so it must be idempotent. */
  seed?(): Promise<void>;
  close?(): Promise<void>;
}

/** The default export of `api/index.ts` of every remote. */
export type CreateApi = (deps: ApiDeps) => RemoteApi;

/** A successful outcome. */
export function answer<A>(body: A, extras?: ReplyExtras): Outcome<A> {
  return extras ? { ok: true, answer: body, extras } : { ok: true, answer: body };
}

/** A refusal from the catalogue, optionally with another message, the wrong fields, or what is near. */
export function refuse(
  code: ErrorCode,
  overrides?: Parameters<typeof apiError>[1],
  extras?: ReplyExtras,
): Outcome<never> {
  const error = apiError(code, overrides);
  return extras ? { ok: false, error, extras } : { ok: false, error };
}

/**
 * Binds a contract to its handler. Input is validated by the contract before the handler runs:
 * bad input answers `invalid_input` with `fields` keyed `params.x`, `query.x` or `body.x`.
 */
export function serve<E extends AnyEndpoint>(
  contract: E,
  handle: (input: ParsedInputOf<E>, ctx: CallContext) => Promise<Outcome<AnswerOf<E>>>,
): BoundEndpoint {
  return {
    contract,
    async handle(raw, ctx) {
      const parsed = parseInput(contract, raw);
      if (!parsed.ok) return refuse('invalid_input', { fields: parsed.fields });
      return handle(parsed.input as ParsedInputOf<E>, ctx);
    },
  };
}

function parseInput(
  contract: AnyEndpoint,
  raw: { params: unknown; query: unknown; body: unknown },
): { ok: true; input: unknown } | { ok: false; fields: Record<string, string> } {
  const input: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = contract[part];
    if (!schema) continue;
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) input[part] = result.data;
    else
      for (const issue of result.error.issues) {
        const name = [part, ...issue.path].join('.');
        fields[name] ??= issue.message;
      }
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, input };
}
