import { useEffect, useState } from 'react';
import { story as stories } from 'shared/contracts/content';
import type { AnswerOf } from 'shared/contracts/contract';
import { browserCall } from 'shared/http/browser-call';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import SlideShow from '../../parts/slide-show/slide-show';

interface StoryViewerProps {
  slug: string;
  lang: Lang;
  onClose: () => void;
}

const more = { en: 'Open on its own page', hi: 'अपने पृष्ठ पर खोलें' };

/** A story page by page over the list. One that can't be read here is left to its own document. */
export default function StoryViewer({ slug, lang, onClose }: StoryViewerProps) {
  const [story, setStory] = useState<AnswerOf<typeof stories.bySlug>['data'] | null>(null);
  const address = localPath(lang, `/web-stories/${slug}`);
  useEffect(() => {
    let isWanted = true;
    void browserCall(stories.bySlug, { params: { slug }, query: { lang } }).then((outcome) => {
      if (!isWanted) return;
      if (isFailure(outcome)) window.location.assign(address);
      else setStory(outcome.data);
    });
    return () => {
      isWanted = false;
    };
  }, [slug, lang, address]);
  if (!story) return null;
  return (
    <SlideShow
      title={story.title}
      slides={story.details.story}
      shape="tall"
      lang={lang}
      onClose={onClose}
      more={<a href={address}>{more[lang]}</a>}
    />
  );
}
