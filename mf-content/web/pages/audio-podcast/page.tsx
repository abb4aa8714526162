import { formatDate } from 'shared/i18n/format';
import type { PageProps } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import ListPage from '../../articles/list/page';
import { formatDuration } from '../../articles/details/format-duration';
import type { PodcastData } from './load';
import classes from './followed.module.css';

const followed = {
  en: 'Links open on the podcast’s own site.',
  hi: 'लिंक पॉडकास्ट की अपनी साइट पर खुलते हैं।',
};

/** Our own episodes; below them those of the podcast the site follows, which are heard at its host. */
export default function AudioPodcastPage(props: PageProps<PodcastData>) {
  const { data, lang } = props;
  const { show } = data;
  return (
    <>
      <ListPage {...props} />
      {show && show.episodes.length > 0 && (
        <Section title={show.title} lead={followed[lang]}>
          <ul className={classes.episodes}>
            {show.episodes.map(({ title, link, published_at, seconds }) => (
              <li key={link}>
                <a href={link} rel="noopener external">
                  {title}
                </a>
                <span>
                  {[
                    published_at && formatDate(published_at, lang),
                    seconds && formatDuration(seconds),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
