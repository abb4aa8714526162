import type { Ashtakoota } from './ashtakoota';

/** What families weigh apart from the total of a match. */
export const matchCautions = ['nadi', 'bhakoot', 'manglik'] as const;
export type MatchCaution = (typeof matchCautions)[number];

/**
 * What has to be said beside the total: nadi and bhakoot without a point, and a difference in Manglik.
 * @param areManglikAlike null where it is not known of both
 */
export function listCautions(
  { nadi, bhakoot }: Pick<Ashtakoota, 'nadi' | 'bhakoot'>,
  areManglikAlike: boolean | null = null,
): MatchCaution[] {
  const holds: Record<MatchCaution, boolean> = {
    nadi: nadi.points === 0,
    bhakoot: bhakoot.points === 0,
    manglik: areManglikAlike === false,
  };
  return matchCautions.filter((caution) => holds[caution]);
}
