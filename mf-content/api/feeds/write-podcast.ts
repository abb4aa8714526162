import { stat } from 'node:fs/promises';
import path from 'node:path';
import { generateRssFeed } from 'feedsmith';
import { contentPaths } from 'shared/contracts/content-paths';
import { mediaFile } from '../remote-folder';
import { mediaAddress } from '../seed/media-items';
import { feedText } from './feed-text';
import { addressIn, newest, type FeedSource } from './write-feeds';

/** An episode's sound: address, and length in seconds. */
export type Episodes = Map<number, { file: string; seconds: number }>;

/** A square, as the directories of podcasts want it: 1400 to 3000 pixels wide. */
const SHOW_PICTURE = mediaAddress('podcasts/show.png');
const types: Record<string, string> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

/** The show as podcast applications read it: RSS 2.0 with enclosures and iTunes' own elements. */
export async function writePodcast(
  source: FeedSource & { email: string },
  episodes: Episodes,
): Promise<string> {
  const { lang, entries, self, publicUrl, email } = source;
  const at = addressIn(source);
  const { site, podcast } = feedText[lang];
  const items = await Promise.all(
    entries.map(async (entry) => {
      const sound = episodes.get(entry.id);
      if (!sound) throw new Error(`The episode ${entry.slug} has no sound`);
      return {
        title: entry.title,
        link: at(entry.path),
        guid: { value: at(entry.path), isPermaLink: true },
        pubDate: new Date(entry.published_at),
        description: entry.summary,
        enclosures: [await describeSound(sound.file, publicUrl)],
        // covers are no squares, which is all a directory takes: the show's picture stands for each
        itunes: { duration: sound.seconds, explicit: false },
      };
    }),
  );
  return generateRssFeed({
    title: podcast.title,
    description: podcast.about,
    link: at(contentPaths.podcast),
    language: lang,
    lastBuildDate: newest(entries),
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: site,
      owner: { name: site, email },
      explicit: false,
      type: 'episodic',
      image: publicUrl + SHOW_PICTURE,
      categories: [{ text: 'Religion & Spirituality', categories: [{ text: 'Hinduism' }] }],
    },
    items,
  });
}

/** Applications show the size before they load; of a file that is elsewhere it isn't known. */
async function describeSound(file: string, publicUrl: string) {
  const own = mediaAddress('');
  const size = file.startsWith(own) ? (await stat(mediaFile(file.slice(own.length)))).size : 0;
  return {
    url: file.startsWith('/') ? publicUrl + file : file,
    length: size,
    type: types[path.extname(file)] ?? 'audio/mpeg',
  };
}
