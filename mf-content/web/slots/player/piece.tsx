import { useEffect } from 'react';
import type { PageProps } from 'shared/remote-kit/page';
import { playEpisode } from '../../player/open-player';
import type { Playing } from '../../player/playing';

/** Goes on with what was heard in the document before; the bar itself stands outside the page. */
export default function PlayerPiece({ data }: PageProps<Playing | null>) {
  useEffect(() => {
    if (data) playEpisode(data.episode, data);
  }, [data]);
  return null;
}
