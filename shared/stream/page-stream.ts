import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyEndpoint, AnswerOf, InputOf } from '../contracts/contract';
import { browserCall } from '../http/browser-call';
import type { CallFailure } from '../http/failure';
import { hasNewerGeneration, noteNewGeneration, readPageGeneration } from '../http/page-generation';
import { sessionStore } from 'shared/session/session-store';
import { CallsInHand } from './calls-in-hand';
import { FollowedTopics, type Follower } from './followed-topics';
import { reconnectDelay } from './reconnect';
import { closeCodes, STREAM_PATH, type ClientFrame, type ServerFrame } from './wire';

/** How the line is, for a page to show. */
export interface StreamState {
  /**
   * `closed`: nothing is followed. `away`: the line is down, and comes back by itself. `signed-out`: the
   * session has ended elsewhere.
   */
  status: 'closed' | 'connecting' | 'open' | 'away' | 'signed-out';
  /** A newer generation of the site is in use than this page's. */
  isNewer: boolean;
}

/** The one socket of a tab. */
export interface PageStream {
  store: StoreApi<StreamState>;
  /** Follows a topic until the returned function is called; the socket is there while anything is followed. */
  follow(topic: string, follower: Follower, since?: number): () => void;
  /**
   * Makes a call over the socket while it is open, else as any call. What sets a cookie or sends files is
   * not for the socket. Without a line calls wait for it, unless they are too many.
   */
  call<E extends AnyEndpoint>(contract: E, input: InputOf<E>): Promise<AnswerOf<E> | CallFailure>;
}

/** A line that has held so long is not failing. */
const HOLDS_MS = 10_000;
const ANSWER_MS = 8_000;
const LOOK_MS = 45_000;
/** Before it is asked whether the session has ended. */
const SIGN_OUT_MS = 1_000;
/** So long a page that is left may wait for the next one. */
const LEAVING_MS = 10_000;

/** Opens sockets for a window; `pageStream` is what pages use. */
export function createPageStream(view: Window & typeof globalThis = window): PageStream {
  const store = createStore<StreamState>()(() => ({ status: 'closed', isNewer: false }));
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let openedAt = 0;
  let isDraining = false;
  let leavingUntil = 0;
  let user = sessionStore.getState().user?.id ?? null;

  const send = (frame: ClientFrame) => {
    if (socket?.readyState === view.WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const topics = new FollowedTopics(send);
  const calls = new CallsInHand(send, browserCall);
  const setStatus = (status: StreamState['status']) => store.setState({ status });

  function connect() {
    clearTimeout(retry);
    if (socket || topics.size === 0) return;
    setStatus('connecting');
    const { protocol, host, pathname } = view.location;
    const address = new URL(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${STREAM_PATH}`);
    address.searchParams.set('page', pathname);
    const opened = new view.WebSocket(address);
    socket = opened;
    opened.onopen = () => {
      openedAt = Date.now();
      isDraining = false;
      setStatus('open');
      topics.askAll();
    };
    opened.onmessage = ({ data }) => receive(JSON.parse(String(data)) as ServerFrame);
    opened.onclose = ({ code }) => {
      if (socket === opened) leave(code);
    };
  }

  function receive(frame: ServerFrame) {
    clearTimeout(silence);
    if (frame.t === 'answer') calls.settle(frame);
    else if (frame.t === 'drain') isDraining = true;
    else if (frame.t === 'hint' && frame.topic === 'site') noteHint(frame.data);
    else topics.receive(frame);
  }

  function noteHint(data: unknown) {
    noteNewGeneration(Number((data as { generation?: unknown } | null)?.generation));
    store.setState({ isNewer: hasNewerGeneration() });
  }

  /** The socket is gone, for a reason that says when to come back. */
  function leave(code: number) {
    clearTimeout(silence);
    socket = null;
    calls.lose();
    if (topics.size === 0) return setStatus('closed');
    if (openedAt > 0 && Date.now() - openedAt > HOLDS_MS) failures = 0;
    openedAt = 0;
    setStatus('away');
    if (code === closeCodes.signedOut) {
      retry = setTimeout(() => void noteSignOut(), SIGN_OUT_MS);
      return;
    }
    retry = setTimeout(connect, reconnectDelay(code, failures));
    failures += 1;
  }

  /** Asked before it is believed: another tab may have signed in meanwhile. */
  async function noteSignOut() {
    // who signs out here is on the way to another page, which says so
    if (Date.now() < leavingUntil) {
      retry = setTimeout(() => void noteSignOut(), SIGN_OUT_MS);
      return;
    }
    const before = user;
    try {
      await sessionStore.getState().refresh();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // no line: the next attempt is told again
    }
    const { status } = sessionStore.getState();
    if (status === 'signed-out' && before !== null) return setStatus('signed-out');
    retry = setTimeout(connect, reconnectDelay(closeCodes.signedOut, failures));
    failures += 1;
  }

  function close() {
    clearTimeout(retry);
    clearTimeout(silence);
    const left = socket;
    socket = null;
    left?.close();
    if (left) calls.lose();
  }

  /** A line that was cut in silence, as while a laptop sleeps, is noticed by what is not answered. */
  function look() {
    if (topics.size === 0 || store.getState().status === 'signed-out') return;
    if (!socket) return connect();
    if (socket.readyState !== view.WebSocket.OPEN) return;
    const asked = socket;
    clearTimeout(silence);
    send({ t: 'ping' });
    silence = setTimeout(() => {
      if (socket !== asked) return;
      close();
      leave(0);
    }, ANSWER_MS);
  }

  sessionStore.subscribe(({ user: now }) => {
    const id = now?.id ?? null;
    if (id === user) return;
    user = id;
    // the socket is open in the name of who was signed in before
    if (id === null || topics.size === 0) return;
    close();
    failures = 0;
    connect();
  });
  view.addEventListener('online', () => {
    calls.resume();
    look();
  });
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'visible') look();
  });
  view.addEventListener('beforeunload', () => (leavingUntil = Date.now() + LEAVING_MS));
  // a page with an open socket is not kept for going back to
  view.addEventListener('pagehide', () => {
    close();
    if (topics.size > 0) setStatus('away');
  });
  view.addEventListener('pageshow', look);
  view.setInterval(() => {
    if (view.document.visibilityState === 'visible') look();
  }, LOOK_MS);

  return {
    store,
    follow(topic, follower, since) {
      const leaveTopic = topics.add(topic, follower, since);
      connect();
      return () => {
        leaveTopic();
        if (topics.size > 0) return;
        close();
        setStatus('closed');
      };
    },
    call(contract, input) {
      // one that is about to close takes no more
      const isOpen = socket?.readyState === view.WebSocket.OPEN && !isDraining;
      return calls.make(contract, input, {
        isOpen,
        isOffline: !view.navigator.onLine,
        generation: readPageGeneration(),
      });
    },
  };
}

/** Under this name releases of different ages in one page find the same socket: its surface only grows. */
const KEY = Symbol.for('tarapath.stream');

/** The socket of this tab, made at its first use; pages import this file only where they follow something. */
export function pageStream(): PageStream {
  const kept = window as unknown as { [KEY]?: PageStream };
  return (kept[KEY] ??= createPageStream());
}
