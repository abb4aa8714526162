import type { Lang } from 'shared/remote-kit/page';
import type { Article } from '../kinds';
import { Gallery } from './gallery';
import { Lyrics } from './lyrics';
import { PodcastEpisode } from './podcast-episode';
import { Rite } from './rite';
import { TarotCard } from './tarot-card';
import { VideoPlayer } from './video-player';

/** What the kind of an article adds to its text. */
export function ArticleDetails({ article, lang }: { article: Article; lang: Lang }) {
  const { kind, item } = article;
  switch (kind) {
    case 'vrat':
    case 'festivals':
      return <Rite rite={item.details} lang={lang} />;
    case 'aarti':
    case 'bhajan':
      return <Lyrics lyrics={item.details} lang={lang} />;
    case 'video':
      return <VideoPlayer video={item.details} lang={lang} />;
    case 'podcast':
      return <PodcastEpisode item={item} lang={lang} />;
    case 'tarot':
      return <TarotCard slug={item.slug} alt={item.cover?.alt ?? item.title} />;
    case 'gallery_collection':
      return <Gallery title={item.title} members={item.details.members} lang={lang} />;
    default:
      return null;
  }
}
