import type { PageRoute } from 'shared/remote-kit/page';

/** A route whose page is a topic: its text is a file of `topics/`, found by the path. */
export function topicRoute(path: string): PageRoute {
  return {
    path,
    load: async () => ({ default: (await import('./load-topic')).loadTopic(path) }),
    page: () => import('./page'),
  };
}
