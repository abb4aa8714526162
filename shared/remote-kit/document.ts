import type { Allowance } from '../contracts/contract';
import type { Choices } from '../preferences/preferences';
import type { SessionUser } from './api';
import type { Lang } from './page';
import type { StaffSession } from './staff-session';

/** One request for a document. */
export interface DocumentRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  lang: Lang;
  /** The raw `Accept` header, for picking a picture's format. */
  accept: string;
  /**
   * What the visitor chose, for a document that no one else is given (`private` or `no-store`).
   * Left out by gateways older than this.
   */
  choices?: Choices;
  /** Who asks, where the document says `isPersonal`; gateways older than that say nothing. */
  session?: SessionUser | null;
  staff?: StaffSession | null;
}

/** What is sent: the gateway adds an ETag, answers 304 and 206, and compresses text. */
export interface DocumentAnswer {
  /** 200 when left out. */
  status?: number;
  /** Content type, with its charset for text. */
  type: string;
  body: string | Buffer;
  /** `no-store` when left out. */
  cacheControl?: string;
  /** Further headers, e.g. `content-disposition` or a policy of its own. */
  headers?: Record<string, string>;
}

/**
 * A file made on request that is neither a page nor a call: a feed, a calendar, a picture, a PDF.
 * It goes before a page of the same address.
 */
export interface BoundDocument {
  /** Pattern without language prefix, e.g. `/blogs/rss.xml` or `/images/:hash/:name`. */
  path: string;
  /** How often one caller may have it made; without one there is no limit. */
  allowance?: Allowance;
  /** It depends on who asks: the handler is told who does and checks it, and no cache keeps what is sent. */
  isPersonal?: true;
  /** `null`: there is no such document, the address is looked for among the pages. */
  handle(request: DocumentRequest): Promise<DocumentAnswer | null>;
}

/** A page for the sitemap. */
export interface ListedPage {
  /** Without language prefix; every listed page exists in both languages. */
  path: string;
  /**
   * When what it says last changed, ISO 8601, never later than now. A page that follows the calendar
   * changed when its day, week, month or year began; a list with the newest of its items; a page of
   * fixed words when somebody changed them. `null` when nobody knows: a wrong date is worse than none.
   */
  updatedAt: string | null;
}
