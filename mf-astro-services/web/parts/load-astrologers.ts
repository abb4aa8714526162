import { getNewAstro } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import type { Lang, Load } from 'shared/remote-kit/page';
import { siteNames } from '../../model/site-names';
import type { AstrologerListData } from './astrologer-list-page';

type Words = Omit<AstrologerListData, 'astrologers'> & { description: string };

/** Makes the loader of a page that lists the astrologers. */
export function loadAstrologerList(texts: Record<Lang, Words>): Load<AstrologerListData> {
  return async ({ lang, call }) => {
    const outcome = await call(getNewAstro, { query: { lang } });
    const { description, ...words } = texts[lang];
    return {
      data: { ...words, astrologers: isFailure(outcome) ? null : outcome.data },
      head: { title: `${words.title} | ${siteNames[lang]}`, description },
      ...(isFailure(outcome) ? { status: 503 } : {}),
    };
  };
}
