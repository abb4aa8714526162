import type { Astrologer } from 'shared/contracts/astro';
import { getNewAstro } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';

const load: Load<{ astrologers: Astrologer[] }> = async ({ lang, call }) => {
  const outcome = await call(getNewAstro, { query: { lang, limit: 4 } });
  return {
    data: { astrologers: isFailure(outcome) ? [] : outcome.data },
    head: { title: '', description: '' },
  };
};

export default load;
