import type { AnyEndpoint } from 'shared/contracts/contract';
import type {
  ApiDeps,
  CallContext,
  KeyedAllowance,
  Messenger,
  Outcome,
  ReplyExtras,
  SecurityEvent,
  SessionUser,
  Taken,
} from 'shared/remote-kit/api';
import type { DocumentAnswer, DocumentRequest, ListedPage } from 'shared/remote-kit/document';
import type { ErasureScope, Person } from 'shared/remote-kit/personal-data';
import type { StoredPicture } from 'shared/remote-kit/picture-store';
import type { ServerRendered, ServerRequest } from 'shared/remote-kit/server/render-remote';
import type { Query, QueryAnswer } from './transaction-client';
import type { RawInput } from '../gateway/answer-call';
import type { Operation } from '../gateway/openapi';

/** All that a release's process is given: nothing of another remote's. */
export interface Boot {
  name: string;
  version: string;
  /** `<releases>/<name>/<version>`. */
  folder: string;
  databaseUrl: string;
  settings: ApiDeps['settings'];
  /** Its API runs elsewhere: its pages' calls go there. */
  isApiElsewhere: boolean;
  /** Its content has still to be brought up to date. */
  seeds: boolean;
}

/** A contract without its schemas, which stay where they are checked. */
export type DescribedEndpoint = Pick<
  AnyEndpoint,
  'id' | 'owner' | 'method' | 'path' | 'summary' | 'caller' | 'selfParam' | 'takesFiles'
> &
  Pick<AnyEndpoint, 'cache' | 'allowance' | 'errors'>;

/** What a release says of itself once it has started. */
export interface Description {
  /** `null`: the release has pages only. */
  api: {
    endpoints: DescribedEndpoint[];
    documents: { path: string; allowance?: AnyEndpoint['allowance'] }[];
    identifies: boolean;
    listsPages: boolean;
    /** `unsaid`: the release does not say what it keeps of people. */
    personalData: 'kept' | 'none' | 'unsaid';
  } | null;
}

/** A page or piece to render. `call` stays behind: its questions come back under `ask`. */
export interface RenderAsked {
  /** `null` is the page. */
  slot: string | null;
  request: Omit<ServerRequest, 'call' | 'query'> & { query: string };
  ctx: CallContext;
  ask: number;
}

export interface RenderAnswer {
  rendered: ServerRendered | null;
  /** What its calls to its own API want to set on the reply. */
  extras: ReplyExtras[];
}

export interface DocumentAsked {
  path: string;
  request: Omit<DocumentRequest, 'query'> & { query: string };
}

/** What a release's process is asked. */
export interface ReleaseAnswers {
  boot(payload: Boot): Promise<Description>;
  ping(payload: null): null;
  render(payload: RenderAsked): Promise<RenderAnswer>;
  call(payload: { id: string; input: RawInput; ctx: CallContext }): Promise<Outcome<unknown>>;
  identify(payload: string): Promise<SessionUser | null>;
  document(payload: DocumentAsked): Promise<DocumentAnswer | null>;
  listPages(payload: null): Promise<ListedPage[]>;
  describe(payload: null): Operation[];
  exportOf(payload: Person): Promise<Record<string, unknown>>;
  erase(payload: { person: Person; scope: ErasureScope; transaction: string }): Promise<void>;
  query(payload: { transaction: string; query: Query }): Promise<QueryAnswer>;
  close(payload: null): Promise<void>;
}

/** One remote's part of what is known of people, as a release's process hears of it. */
export type NamedPart = { remote: string } & (
  { state: 'ready'; part: number | null } | { state: 'down' }
);

/** What a release's process may ask of the gateway. */
export interface GatewayAnswers {
  ask(payload: { ask: number; owner: string; id: string; input: unknown }): Promise<unknown>;
  take(payload: KeyedAllowance): Promise<Taken>;
  takeAll(payload: KeyedAllowance[]): Promise<Taken>;
  giveBack(payload: KeyedAllowance): Promise<void>;
  sms(payload: Parameters<Messenger['sms']>[0]): ReturnType<Messenger['sms']>;
  email(payload: Parameters<Messenger['email']>[0]): Promise<void>;
  keepPicture(payload: Uint8Array): Promise<StoredPicture>;
  keepUpload(payload: Uint8Array): Promise<StoredPicture>;
  removePicture(payload: string): Promise<void>;
  listPersonalData(payload: null): Promise<NamedPart[]>;
  exportOf(payload: { part: number; person: Person }): Promise<Record<string, unknown>>;
  erase(payload: {
    part: number;
    person: Person;
    scope: ErasureScope;
    transaction: string;
  }): Promise<void>;
  query(payload: { transaction: string; query: Query }): Promise<QueryAnswer>;
  log(payload: {
    level: keyof ApiDeps['log'];
    data: Record<string, unknown>;
    message: string;
  }): void;
  security(payload: SecurityEvent): void;
}

/** How long, in milliseconds, each kind of question may take. */
export const limits = {
  boot: 30_000,
  /** The first start of a remote brings all its content. */
  seed: 300_000,
  render: 5_000,
  call: 20_000,
  identify: 2_000,
  document: 15_000,
  listPages: 15_000,
  describe: 5_000,
  personalData: 20_000,
  query: 20_000,
  close: 3_000,
} as const;
