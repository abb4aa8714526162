import type { AnyEndpoint } from 'shared/contracts/contract';
import type {
  ApiDeps,
  CallContext,
  Email,
  KeyedAllowance,
  Messenger,
  Outcome,
  ReplyExtras,
  SecurityEvent,
  SessionUser,
  Taken,
} from 'shared/remote-kit/api';
import type { DocumentAnswer, DocumentRequest, ListedPage } from 'shared/remote-kit/document';
import type { Delivery } from 'shared/remote-kit/handle-event';
import type { EnqueueOptions } from 'shared/remote-kit/job';
import type { ErasureScope, OpenMatter, Person } from 'shared/remote-kit/personal-data';
import type { StoredPicture } from 'shared/remote-kit/picture-store';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import type { ToldEvent } from 'shared/remote-kit/stream';
import type { ServerRendered, ServerRequest } from 'shared/remote-kit/server/render-remote';
import type { PageReply, PageRequest } from '../../shell-host/server/request';
import type { AskedCall } from '../calls/remote-call';
import type { AskedTopic, TopicEvents } from '../stream/read-events';
import type { AskedJob, DescribedJob, JobEnd } from '../jobs/described-job';
import type { packError } from './packed-error';
import type { Query, QueryAnswer } from './transaction-client';
import type { RawInput } from '../gateway/answer-call';
import type { Operation } from '../gateway/openapi';
import type { ToldSpan } from '../tracing/told-span';

/** A release to be started. */
export interface AskedBoot {
  name: string;
  version: string;
  /** `null` for the shell, which has no API: settings and database are none of its business. */
  settings: ApiDeps['settings'] | null;
  /** Its content has still to be brought up to date. */
  seeds: boolean;
  /** Its part in traced requests is to be told. */
  tells?: 'spans';
}

/** All that a release's process is given: nothing of another remote's. */
export interface Boot extends AskedBoot {
  /** `<releases>/<name>/<version>`. */
  folder: string;
  /** Empty for the shell. */
  databaseUrl: string;
}

/** A contract without its schemas, which stay where they are checked. */
type DescribedEndpoint = Pick<
  AnyEndpoint,
  'id' | 'owner' | 'method' | 'path' | 'summary' | 'caller' | 'selfParam' | 'takesFiles'
> &
  Pick<AnyEndpoint, 'cache' | 'allowance' | 'errors' | 'callers' | 'permission' | 'idempotency'> &
  Pick<AnyEndpoint, 'takesRaw' | 'checksInsteadOfOrigin' | 'redirectsTo'>;

/** What a release says of itself once it has started. */
export interface Description {
  /** `null`: the release has pages only. */
  api: {
    endpoints: DescribedEndpoint[];
    documents: { path: string; allowance?: AnyEndpoint['allowance']; isPersonal?: true }[];
    identifies: boolean;
    /** Left out by processes older than staff. */
    identifiesStaff?: boolean;
    listsPages: boolean;
    /** `unsaid`: the release does not say what it keeps of people. */
    personalData: 'kept' | 'none' | 'unsaid';
    /** Says what has to end before a person is erased; older releases don't. */
    listsOpen?: boolean;
    /** Kinds of topics that browsers may follow; absent where none can be. */
    topics?: string[];
    listsLiveSessions?: boolean;
    /** Ids of the events it handles; releases started by an older platform say nothing. */
    handles?: string[];
    /** Releases started by an older platform have none. */
    jobs?: DescribedJob[];
  } | null;
}

/** A request to render as it crosses. */
type CrossingRequest = Omit<ServerRequest, 'call' | 'query' | 'measure'> & { query: string };

/** A page or piece to render. `call` stays behind: its questions come back under `ask`. */
export interface RenderAsked {
  /** `null` is the page. */
  slot: string | null;
  request: CrossingRequest;
  ctx: CallContext;
  ask: number;
  /** For the calls that its own endpoints make in turn. */
  requestName?: string;
}

export interface RenderAnswer {
  rendered: ServerRendered | null;
  /** What its calls to its own API want to set on the reply. */
  extras: ReplyExtras[];
  /** A call to its own API did not reach the database: a failure then is not the release's. */
  isDatabaseAway?: boolean;
}

/** What is the same for all pages of a generation. */
export type PageSetting = Pick<PageRequest, 'snapshot' | 'shell' | 'site' | 'scripts'>;

/** A page for the shell to compose. What it needs of remotes it asks for under the page's number. */
export interface ComposeAsked {
  page: number;
  /** The number of its setting, which the shell asks for once. */
  setting: number;
  request: Omit<PageRequest, 'url' | 'call' | 'loadServer' | 'report' | keyof PageSetting> & {
    url: string;
  };
}

export interface DocumentAsked {
  path: string;
  request: Omit<DocumentRequest, 'query'> & { query: string };
}

/** How a job is asked for over the frames; `transaction` is one of the release's process. */
export type CrossingEnqueue = Omit<EnqueueOptions, 'client'> & { transaction?: string };

/** What a release's process is asked. */
export interface ReleaseAnswers {
  boot(payload: Boot): Promise<Description>;
  ping(payload: null): null;
  render(payload: RenderAsked): Promise<RenderAnswer>;
  /** `requestName` is for the calls it makes in turn. */
  call(payload: {
    id: string;
    input: RawInput;
    ctx: CallContext;
    requestName?: string;
  }): Promise<Outcome<unknown>>;
  identify(payload: string): Promise<SessionUser | null>;
  identifyStaff(payload: string): Promise<StaffSession | null>;
  document(payload: DocumentAsked): Promise<DocumentAnswer | null>;
  listPages(payload: null): Promise<ListedPage[]>;
  describe(payload: null): Operation[];
  mayFollow(payload: { topic: string; ctx: CallContext; requestName?: string }): Promise<boolean>;
  readEvents(payload: AskedTopic[]): Promise<TopicEvents[]>;
  listLiveSessions(payload: string[]): Promise<string[]>;
  /** Loads the code of every page and piece, which otherwise waits for a visitor. */
  loadAll(payload: null): Promise<null>;
  exportOf(payload: Person): Promise<Record<string, unknown>>;
  erase(payload: { person: Person; scope: ErasureScope; transaction: string }): Promise<void>;
  listOpen(payload: { person: Person; transaction?: string }): Promise<OpenMatter[]>;
  query(payload: { transaction: string; query: Query }): Promise<QueryAnswer>;
  event(payload: { event: string; delivery: Delivery }): Promise<void>;
  runJob(payload: AskedJob): Promise<JobEnd>;
  /** All jobs that run are to end. */
  stopJobs(payload: null): null;
  /** The shell's answer; the others are the remotes'. */
  compose(payload: ComposeAsked): Promise<PageReply>;
  close(payload: null): Promise<void>;
}

/** One remote's part of what is known of people, as a release's process hears of it. */
export type NamedPart = { remote: string } & (
  { state: 'ready'; part: number | null; listsOpen?: boolean } | { state: 'down' }
);

/** What every process may tell. */
export interface LogAnswers {
  log(payload: {
    level: keyof ApiDeps['log'];
    data: Record<string, unknown>;
    message: string;
  }): void;
  /** What it did for traced requests. */
  spans(payload: ToldSpan[]): void;
}

/** What the shell's process may ask of the gateway, for a page it composes. */
export interface ShellsGatewayAnswers extends LogAnswers {
  setting(payload: { page: number }): PageSetting;
  call(payload: { page: number; owner: string; id: string; input: unknown }): Promise<unknown>;
  render(payload: {
    page: number;
    name: string;
    version: string;
    /** `null` is the page. */
    slot: string | null;
    request: CrossingRequest;
  }): Promise<ServerRendered | null>;
  failed(payload: {
    page: number;
    name: string;
    version: string;
    error: ReturnType<typeof packError>;
  }): void;
}

/** What a remote's process may ask of the gateway. */
export interface GatewayAnswers extends LogAnswers {
  ask(payload: {
    ask: number;
    owner: string;
    id: string;
    input: unknown;
    key?: string;
  }): Promise<unknown>;
  /** An API calls another remote. */
  call(payload: AskedCall): Promise<unknown>;
  take(payload: KeyedAllowance): Promise<Taken>;
  takeAll(payload: KeyedAllowance[]): Promise<Taken>;
  giveBack(payload: KeyedAllowance): Promise<void>;
  sms(payload: Parameters<Messenger['sms']>[0]): ReturnType<Messenger['sms']>;
  email(payload: Email): Promise<void>;
  queueEmail(payload: { message: Email; options: CrossingEnqueue }): Promise<void>;
  enqueue(payload: {
    job: DescribedJob;
    payload: unknown;
    options: CrossingEnqueue;
  }): Promise<boolean>;
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
  listOpen(payload: { part: number; person: Person; transaction?: string }): Promise<OpenMatter[]>;
  query(payload: { transaction: string; query: Query }): Promise<QueryAnswer>;
  security(payload: SecurityEvent): void;
  announce(payload: string[]): void;
  hint(payload: ToldEvent): void;
  sessionsEnded(payload: number): void;
}

/** How long, in milliseconds, each kind of question may take. */
export const limits = {
  boot: 30_000,
  /** The first start of a remote brings all its content. */
  seed: 300_000,
  render: 5_000,
  /** A page, its last good release after it, and what the shell does before and behind them. */
  compose: 10_000,
  /** In which the shell waits for nothing of ours, and another one could be asked. */
  composeAlone: 2_000,
  call: 20_000,
  identify: 2_000,
  document: 15_000,
  listPages: 15_000,
  describe: 5_000,
  personalData: 20_000,
  event: 20_000,
  /** Beyond a job's own limit, which its process keeps. */
  jobMargin: 5_000,
  stopJobs: 1_000,
  query: 20_000,
  /** What sockets wait for: whether a topic may be followed, what it has, which sessions live. */
  stream: 5_000,
  close: 3_000,
} as const;
