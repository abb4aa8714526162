import { contentPaths } from 'shared/contracts/content-paths';
import { writeDate } from 'shared/i18n/civil-times';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Card } from 'shared/ui/card';
import { CARD_SIZES } from '../../parts/card-sizes';
import { Picture } from '../../parts/picture';
import type { ArticleEntry } from '../kinds';
import { text } from '../text';
import { formatDuration } from './format-duration';

interface ArticleCardProps {
  entry: ArticleEntry;
  /** When a festival or vrat comes next, `YYYY-MM-DD`. */
  nextDate?: string | undefined;
  /** The first of a list: its picture is in sight at once, so it does not wait. */
  eager?: boolean;
  lang: Lang;
}

/** An item of a list as a card. */
export function ArticleCard({ entry, nextDate, eager = false, lang }: ArticleCardProps) {
  const { slug, title, summary, cover } = entry.item;
  const next = nextDate ? text[lang].nextOn(writeDate(nextDate, lang)) : null;
  const meta = [metaOf(entry, lang), next].filter(Boolean);
  return (
    <Card
      href={localPath(lang, `${contentPaths[entry.kind]}/${slug}`)}
      title={title}
      text={summary}
      picture={cover && <Picture picture={cover} sizes={CARD_SIZES} eager={eager} decorative />}
      meta={meta.join(' · ')}
    />
  );
}

/** The one thing beside its title that helps to choose an item of this kind. */
function metaOf({ kind, item }: ArticleEntry, lang: Lang): string | null {
  const t = text[lang];
  switch (kind) {
    case 'blog':
    case 'news':
      return formatDate(item.published_at, lang);
    case 'video':
    case 'podcast':
      return formatDuration(item.details.seconds);
    case 'vrat':
      return t.frequency[item.details.frequency];
    case 'gallery_collection':
      return t.pictures(item.details.pages);
    case 'story':
      return t.screens(item.details.pages);
    default:
      return item.category?.name ?? null;
  }
}
