import type { ClientBase, Pool } from 'pg';
import type { z } from 'shared/contracts/zod';
import type {
  Allowance,
  AnyEndpoint,
  AnswerOf,
  Idempotency,
  InputOf,
  ParsedInputOf,
} from '../contracts/contract';
import type { AnyRemoteEvent } from '../contracts/event';
import type { ApiError, ErrorCode } from '../contracts/errors';
import { apiError } from '../contracts/errors';
import type { CallFailure } from '../http/failure';
import type { CookieName } from '../kept-in-browser/names';
import type { BoundDocument, ListedPage } from './document';
import { findUnwritable } from './find-unwritable';
import type { BoundEvent } from './handle-event';
import type { Enqueue, EnqueueOptions, Job } from './job';
import type { PaymentSettings } from './payment-settings';
import type { PersonalData, PersonalDataPart } from './personal-data';
import type { PictureStore } from './picture-store';
import type { Secrets } from './secrets';
import type { StaffSession } from './staff-session';
import type { BoundTopic, StreamOut } from './stream';

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

/** The remote whose API makes a call, as the gateway knows it by the connection to its process. */
export interface CallingRemote {
  remote: string;
  /** In its own name, or for the person whose request it handles. */
  as: 'user' | 'service';
  /** How many such calls, one within the other, led here: 1 for the first. */
  depth: number;
}

/** One request as a handler sees it. */
export interface CallContext {
  session: SessionUser | null;
  /** A token came, and it could not be checked: nobody knows whether somebody is signed in. */
  isSessionUnknown?: boolean;
  /** The member of staff who calls, by a session of its own; gateways of before there were any send none. */
  staff?: StaffSession | null;
  /** The remote whose API makes this call; a page or browser is none. */
  by?: CallingRemote;
  /** The idempotency key, which means something only together with who calls and what. */
  key?: string;
  /** The raw session token, when one was sent and is valid. */
  token: string | null;
  /** Sticky random id of the browser (signed cookie); `null` for callers without cookies. */
  visitor: string | null;
  /** What the cookie of a basket holds, as it came: unverified. Gateways of before there was one send none. */
  cart?: string | null;
  address: string;
  userAgent: string;
  lang: 'en' | 'hi';
}

/** An e-mail to one person. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/** Outgoing messages; in development they land in /dev/inbox. */
export interface Messenger {
  /** Sends a code now: who waits for it hears when it can't be sent. */
  sms(message: {
    to: string;
    text: string;
    code: string;
  }): Promise<{ ok: true } | { ok: false; reason: string }>;
  /** Sends a mail now, for a code that somebody waits for. @throws when the mail server refuses it or is away */
  email(message: Email): Promise<void>;
  /** Sends a mail soon, again and again while the mail server is away. With a `client`, when its transaction commits. */
  queueEmail(message: Email, options?: EnqueueOptions): Promise<void>;
}

/** An allowance of one thing: a number, a mailbox, an address. Keys are shared by all remotes. */
export interface KeyedAllowance extends Allowance {
  key: string;
}

/** Whether an allowance was taken; if not, in how many seconds there is one. */
export type Taken = { ok: true } | { ok: false; retryAfter: number };

/** Limits that all processes of the site count together. */
export interface Allowances {
  /** Takes one use; of parallel requests only one gets the last. */
  take(wanted: KeyedAllowance): Promise<Taken>;
  /** Takes one use of each, or of none when one is used up. Pass them always in the same order. */
  takeAll(wanted: KeyedAllowance[]): Promise<Taken>;
  /** Gives back one use that was taken for something that did not happen. */
  giveBack(taken: KeyedAllowance): Promise<void>;
}

/** What Indian law wants a site to say about its company, as it is to be shown. */
export interface CompanyFacts {
  /** As registered. */
  name: string;
  /** Registration numbers, a line each. */
  registration: string[];
  phone: string | null;
  /** When the telephone is answered. */
  hours: string | null;
  officerPhone: string | null;
  /** The place whose courts the terms name, beside the consumer's own. */
  jurisdiction: string | null;
  /** What it is registered under for GST, and GST's two digits of that state; older gateways say neither. */
  gstin?: string;
  state?: string;
}

/** Something that who guards the site wants to see: one line of its security log. */
export interface SecurityEvent {
  event:
    | 'wrong_code'
    | 'wrong_link'
    | 'refused_by_limit'
    | 'refused_record'
    | 'refused_caller'
    | 'wrong_origin'
    | 'ops_change'
    | 'ops_refused'
    | 'erasure';
  /** The network address it came from. */
  address: string;
  /** The account it came from, or that it was about. */
  account: number | null;
  /** Id of the endpoint's contract. */
  endpoint?: string;
  /** Where no endpoint was reached: the address as the log may know it. */
  path?: string;
  /** More in a few words; never what a person typed. */
  reason?: string;
}

/**
 * How an API calls another remote's endpoint: for the person whose request it handles (`user`; outside
 * of a request `not_signed_in`), or in its own name. A contract that is idempotent takes a key.
 */
export type RemoteCallOptions<E extends AnyEndpoint> = {
  as: E['caller'] extends 'service'
    ? 'service'
    : E['caller'] extends 'signed-in' | 'self' | 'staff'
      ? 'user'
      : 'user' | 'service';
} & (E extends { idempotency: Idempotency } ? { key: string } : { key?: never });

/** What the gateway gives a remote's API when it creates it. */
export interface ApiDeps {
  pool: Pool;
  /**
   * Calls an endpoint of another remote: limits, time and validation are those of every call. It is
   * answered as a page's call is, and never throws for an expected failure. A status of 500 or more says
   * that it may have been done or not; with the same key it is safe to ask again.
   * @throws AnswerMismatch when the answer is not what this release's contract says
   */
  call<E extends AnyEndpoint>(
    contract: E,
    input: InputOf<E>,
    options: RemoteCallOptions<E>,
  ): Promise<AnswerOf<E> | CallFailure>;
  /**
   * Publishes an event of this remote in the transaction that `client` is in: it is delivered when that
   * is committed, at least once to each remote that handles it, in order for one `key`.
   * @param key what it is about, as in `payment:12`; nothing that names a person
   * @param afterSeconds how long after the commit it is delivered at the earliest
   * @throws PayloadMismatch when the payload is not what the event says
   */
  publish<E extends AnyRemoteEvent>(
    client: Pick<ClientBase, 'query'>,
    event: E,
    key: string,
    payload: z.input<E['payload']>,
    options?: { afterSeconds?: number },
  ): Promise<void>;
  /** What all remotes keep of people, for the one that hands it out and erases it. */
  listPersonalData(): Promise<PersonalDataPart[]>;
  messenger: Messenger;
  /** Asks for one of the remote's own `jobs`. */
  enqueue: Enqueue;
  pictures: PictureStore;
  /** Reaches the browsers that follow its topics. */
  stream: StreamOut;
  allowances: Allowances;
  /**
   * Validated settings the API may read: public URL (no trailing slash), whether this is production,
   * and whom visitors can write to.
   */
  settings: {
    publicUrl: string;
    production: boolean;
    secrets: Secrets;
    /** `secrets.session.current`, for releases made before there was one secret for each purpose. */
    sessionSecret: string;
    contact: {
      company?: CompanyFacts;
      email: string;
      postalAddress: string[];
      grievanceOfficer: { name: string; email: string };
    };
    /** How money is collected; absent or `null`: it can't be, or the remote has nothing to do with it. */
    payments?: PaymentSettings | null;
    /** RSS of a podcast hosted elsewhere. */
    podcastFeedUrl?: string | null;
  };
  log: {
    info(data: object, message: string): void;
    warn(data: object, message: string): void;
    error(data: object, message: string): void;
  };
  /** Refusals are noted by the gateway; an API notes what it does that can't be undone. */
  logSecurity(event: SecurityEvent): void;
}

/** What a handler may set on the HTTP answer beside the body. */
export interface ReplyExtras {
  status?: number;
  cookies?: {
    name: CookieName;
    value: string;
    expires?: Date;
    clear?: boolean;
    /** Scripts of the page may read it: nothing that proves anything. */
    readable?: boolean;
  }[];
  headers?: Record<string, string>;
  /** Where the browser is led, of the places that the contract names; a refusal may lead somewhere too. */
  redirect?: string;
}

/** A refusal from the error catalogue. */
export type Refused = { ok: false; error: ApiError; extras?: ReplyExtras };

/** A handler's answer: a body, or a refusal. */
export type Outcome<A> = { ok: true; answer: A; extras?: ReplyExtras } | Refused;

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
  /** Events of other remotes, and what is done about them; only the default release gets any. */
  handles?: BoundEvent[];
  identify?(token: string): Promise<SessionUser | null>;
  /** The same for members of staff, whose tokens are others; read anew at every request. */
  identifyStaff?(token: string): Promise<StaffSession | null>;
  /** Which of these sessions live, by their ids: asked for many at once, where sockets are open in their name. */
  listLiveSessions?(ids: string[]): Promise<string[]>;
  /** What browsers may follow, see `letFollow`. */
  topics?: BoundTopic[];
  /** Files made on request: feeds, calendars, pictures. */
  documents?: BoundDocument[];
  /**
   * What it keeps of people; `null` when it keeps nothing. A release that doesn't say counts as one that
   * can't be asked: no account is erased meanwhile.
   */
  personalData?: PersonalData | null;
  /** Work apart from requests, on a schedule or asked for by `deps.enqueue`. */
  jobs?: Job[];
  /** The pages search engines should know. */
  listPages?(): Promise<ListedPage[]>;
  /** What it reads of the remote's content folder, see `defineContent`: a build reads and checks it. */
  content?: { kind: string; read(): unknown }[];
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
): Refused {
  const error = apiError(code, overrides);
  return extras ? { ok: false, error, extras } : { ok: false, error };
}

/** A 429 that says in seconds when to try again. */
export function refuseTooMany(retryAfter: number, message?: string): Refused {
  const headers = { 'Retry-After': String(retryAfter) };
  return refuse('too_many_requests', message === undefined ? {} : { message }, { headers });
}

/**
 * Binds a contract to its handler. Input is validated by the contract before the handler runs:
 * bad input answers `invalid_input` with `fields` keyed `params.x`, `query.x` or `body.x`. Answers are
 * validated after it: what the contract doesn't name is left out.
 * @throws Error for a contract whose answers are kept, which `serveOnce` serves
 */
export function serve<E extends AnyEndpoint>(
  contract: E,
  handle: (input: ParsedInputOf<E>, ctx: CallContext) => Promise<Outcome<AnswerOf<E>>>,
): BoundEndpoint {
  if (contract.idempotency === 'kept')
    throw new Error(`${contract.id} keeps its answers: serve it with serveOnce`);
  return bindEndpoint(contract, handle);
}

/**
 * What `serve` and `serveOnce` have in common: input is validated, then answers are.
 * @throws AnswerMismatch, from the handler, when the answer is not what the contract says
 */
export function bindEndpoint<E extends AnyEndpoint>(
  contract: E,
  handle: (input: ParsedInputOf<E>, ctx: CallContext) => Promise<Outcome<AnswerOf<E>>>,
): BoundEndpoint {
  return {
    contract,
    async handle(raw, ctx) {
      const parsed = parseInput(contract, raw);
      if (!parsed.ok) return refuse('invalid_input', { fields: parsed.fields });
      const outcome = await handle(parsed.input as ParsedInputOf<E>, ctx);
      return outcome.ok ? { ...outcome, answer: parseAnswer(contract, outcome.answer) } : outcome;
    },
  };
}

/** A handler answered something else than its contract says. Names fields, never their values. */
export class AnswerMismatch extends Error {
  override name = 'AnswerMismatch';
}

/**
 * An answer as its contract says it; what the contract doesn't name is left out.
 * @throws AnswerMismatch
 */
export function parseAnswer(contract: AnyEndpoint, given: unknown): unknown {
  const result = contract.answer.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new AnswerMismatch(`${contract.id} answers against its contract: ${wrong.join(', ')}`);
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
    const unwritable = findUnwritable(raw[part], part);
    if (unwritable !== null) {
      fields[unwritable] = 'Please leave out characters that can not be shown.';
      continue;
    }
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
