import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import type { ListData } from '../../articles/list/load';
import ListPage from '../../articles/list/page';
import { opensHere } from '../../parts/slide-show/opens-here';

const StoryViewer = lazy(() => import('./story-viewer'));

/** The list of stories. With script a story opens over the list; its link leads to its AMP document. */
export default function WebStoriesPage(props: PageProps<ListData>) {
  const { lang } = props;
  const [slug, setSlug] = useState<string | null>(null);

  function open(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const beginning = `${localPath(lang, '/web-stories')}/`;
    const path = link?.getAttribute('href') ?? '';
    if (!path.startsWith(beginning) || !opensHere(event)) return;
    event.preventDefault();
    setSlug(path.slice(beginning.length));
  }

  return (
    <>
      {/* the links inside are what is used; their clicks come through here */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={open}>
        <ListPage {...props} />
      </div>
      {slug !== null && (
        <Suspense>
          <StoryViewer key={slug} slug={slug} lang={lang} onClose={() => setSlug(null)} />
        </Suspense>
      )}
    </>
  );
}
