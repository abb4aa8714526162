import { createStore } from 'zustand/vanilla';
import type { PageSession } from '../remote-kit/page';

/** Who is signed in, as one page sees it. */
export interface SessionState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  user: PageSession;
  /** Takes over what the server verified when it rendered this page. */
  accept(user: PageSession): void;
  /** Asks the server again. A failed verification means signed out, without a message. */
  refresh(): Promise<void>;
}

/** The one session store of the page. On the server it stays `unknown`: there, pages get the session as a prop. */
export const sessionStore = createStore<SessionState>()((set, get) => ({
  status: 'unknown',
  user: null,
  accept: (user) => set({ user, status: user ? 'signed-in' : 'signed-out' }),
  refresh: async () => {
    const reply = await fetch('/api/profile', { credentials: 'include' });
    const body: { user?: PageSession } | null = reply.ok ? await reply.json() : null;
    get().accept(body?.user ?? null);
  },
}));
