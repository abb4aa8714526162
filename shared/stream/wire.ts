import type { ApiError } from '../contracts/errors';

/** Where the socket of the platform is. */
export const STREAM_PATH = '/api/stream';

/** What a browser sends, a JSON text each. Fields that are not named here are ignored. */
export type ClientFrame =
  | {
      t: 'call';
      /** Chosen by the browser, and said again in the answer. */
      id: number | string;
      /** The id of an endpoint's contract. */
      call: string;
      input?: {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      /** As the header `Idempotency-Key` of a call over HTTP. */
      key?: string;
      /** The generation of the page that calls, whose releases it keeps for a while. */
      generation?: number;
    }
  /** `since`: the last event that is known here; without it only what happens from now on is told. */
  | { t: 'follow'; topic: string; since?: number }
  | { t: 'unfollow'; topic: string }
  /** Answered at once: a browser can't see whether a line is cut. */
  | { t: 'ping' };

/** What a browser hears. New kinds may come: those it does not know are ignored. */
export type ServerFrame =
  | { t: 'answer'; id: number | string; answer: unknown }
  | { t: 'answer'; id: number | string; error: ApiError }
  /** `head`: the number of the topic's last event. What was missed since follows. */
  | { t: 'following'; topic: string; head: number }
  /** Kept, numbered without holes. */
  | { t: 'event'; topic: string; seq: number; name: string; data: unknown }
  /** May be lost, and is kept nowhere. */
  | { t: 'hint'; topic: string; name: string; data: unknown }
  /** Too much was missed to tell it: read what the topic is about anew; events go on after `head`. */
  | { t: 'resync'; topic: string; head: number }
  /** The topic is not followed. */
  | { t: 'refused'; topic: string; error: ApiError }
  | { t: 'pong' }
  /** Something that came could not be read. */
  | { t: 'error'; error: ApiError }
  /** The process is about to leave, and closes this socket in so many milliseconds. */
  | { t: 'drain'; after_ms: number };

/** Why a socket was closed. */
export const closeCodes = {
  /** The session has ended, or was needed. */
  signedOut: 4401,
  /** A topic was asked for that is somebody else's. */
  mayNot: 4403,
  /** More came than is taken; come back later. */
  tooFast: 4429,
  /** The process leaves; another one is there. */
  restart: 1012,
} as const;
