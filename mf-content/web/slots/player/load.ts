import { articleKinds } from 'shared/contracts/content';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { describeEpisode } from '../../player/describe-episode';
import { takePlaying, type Playing } from '../../player/playing';

/** What was heard in the document before, named in the language of this one; as it was where that fails. */
const load: Load<Playing | null> = async ({ call, lang }) => {
  const head = { title: '', description: '' };
  const playing = takePlaying();
  if (!playing || playing.episode.lang === lang) return { data: playing, head };
  const { slug } = playing.episode;
  const found = await call(articleKinds.podcast.bySlug, { params: { slug }, query: { lang } });
  const episode = isFailure(found) ? playing.episode : describeEpisode(found.data, lang);
  return { data: { ...playing, episode }, head };
};

export default load;
