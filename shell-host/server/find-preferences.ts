import { getCity } from 'shared/contracts/astro-preferences';
import { isFailure } from 'shared/http/failure';
import type { PagePreferences } from 'shared/preferences/page-preferences';
import { defaultPreferences, noChoices } from 'shared/preferences/preferences';
import type { Lang } from 'shared/remote-kit/page';
import { giveUpAfter } from '../compose/give-up-after';
import type { PageRequest } from './request';

/**
 * What the page is told for: the visitor's choices, New Delhi where the city is none of the list or
 * can't be looked up in a tenth of the page's time.
 */
export async function findPreferences(request: PageRequest, lang: Lang): Promise<PagePreferences> {
  const { choices = noChoices, call, timeLimitMs } = request;
  const own = { ...defaultPreferences(lang), choices, clock: choices.clock };
  const { city } = choices;
  if (city === null || city === own.city.slug) return own;
  try {
    const asked = call(getCity, { params: { city }, query: { lang } });
    const reply = await giveUpAfter(timeLimitMs / 10, 'looking up the city', asked);
    return isFailure(reply) ? own : { ...own, city: reply.data };
  } catch (error) {
    // a slow or broken list of places must not hold the page
    const owner = request.snapshot.remotes.find(({ name }) => name === getCity.owner);
    if (owner) request.report(owner.name, owner, error);
    return own;
  }
}
