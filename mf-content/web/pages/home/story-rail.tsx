import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Picture } from '../../parts/picture';
import type { HomeData } from './home-data';
import classes from './story-rail.module.css';

/** Web stories in a row that is pushed sideways on a phone. */
export function StoryRail({ stories, lang }: { stories: HomeData['stories']; lang: Lang }) {
  return (
    <ul className={classes.rail}>
      {stories.map(({ slug, title, cover }) => (
        <li key={slug}>
          <a href={localPath(lang, `/web-stories/${slug}`)}>
            {cover && <Picture picture={cover} sizes="11rem" decorative />}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
