let requests = 0;
const listeners = new Set<() => void>();

// Heard from the moment this file is loaded: the first request comes before the piece has rendered.
if (typeof window !== 'undefined') {
  window.addEventListener('tarapath:sign-in', () => {
    requests += 1;
    for (const listener of listeners) listener();
  });
}

/** How often the dialog was asked for, as an external store for React. */
export const openRequests = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => requests,
  readOnServer: () => 0,
};
