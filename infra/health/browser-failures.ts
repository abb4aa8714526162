import { networkOf } from 'shared/remote-kit/network-of';
import { standardDifference } from './compare-releases';
import { browsers } from './thresholds';

const KEPT_AT_MOST = 5_000;

/**
 * Who told of failures in browsers, by release. Anybody can make a beacon up, so a neighbourhood of
 * addresses counts once in ten minutes, however much it says.
 */
export class BrowserFailures {
  private readonly told = new Map<string, Map<string, number>>();

  constructor(private readonly now: () => number = () => performance.now() / 1000) {}

  add(key: string, address: string): void {
    const from = this.told.get(key) ?? new Map<string, number>();
    this.told.set(key, from);
    // the latest last, so that the oldest goes first
    const name = neighbourhoodOf(address);
    from.delete(name);
    from.set(name, this.now());
    const [oldest] = from.keys();
    if (from.size > KEPT_AT_MOST && oldest !== undefined) from.delete(oldest);
  }

  /** How many neighbourhoods told of failures of a release lately. */
  count(key: string): number {
    const since = this.now() - browsers.seconds;
    return [...(this.told.get(key)?.values() ?? [])].filter((at) => at > since).length;
  }

  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.told.keys()) if (!keys.has(key)) this.told.delete(key);
  }
}

interface Told {
  neighbourhoods: number;
  answers: number;
}

/** Why a release on trial is worse than the default in browsers; `null` when it isn't. */
export function findBrokenInBrowsers(canary: Told, main: Told): string | null {
  const { neighbourhoods, share, z } = browsers;
  if (canary.neighbourhoods < neighbourhoods || main.answers === 0) return null;
  if (canary.neighbourhoods < canary.answers * share) return null;
  const part = ({ neighbourhoods: told, answers }: Told) => ({
    part: Math.min(told, answers),
    of: Math.max(1, answers),
  });
  if (standardDifference(part(canary), part(main)) < z) return null;
  return `browsers of ${canary.neighbourhoods} places told of failures, beside ${canary.answers} answers; of the default’s ${main.neighbourhoods}, beside ${main.answers}`;
}

/** A network of IPv4 (/24) or of IPv6 (/48): what one person can easily send from. */
function neighbourhoodOf(address: string): string {
  const network = networkOf(address, 48);
  return network.includes(':') ? network : network.split('.').slice(0, 3).join('.');
}
