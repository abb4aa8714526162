import { renderToString } from 'react-dom/server';
import { localPath } from 'shared/i18n/local-path';
import type { PageRequest } from './request';
import { SearchForm } from '../frame/search-form';
import type { Lang, PageHead } from 'shared/remote-kit/page';

const text = {
  en: {
    site: 'Tarapath',
    missing: {
      title: 'This page does not exist',
      body: 'The address may be mistyped, or the page has moved. These places are a good start:',
    },
    failed: {
      title: 'This part of the page did not load',
      body: 'The rest of the site works. Please try once more; if it stays like this, come back a little later.',
    },
    unsure: {
      title: 'We can’t check who you are right now',
      body: 'This page is only for you, and our sign-in is not answering. You have not been signed out and need not sign in again. Please try once more in a minute; the rest of the site works.',
    },
    links: [
      ['/', 'Home'],
      ['/astrology-services/free-kundli', 'Free Kundli'],
      ['/horoscope', 'Horoscope'],
      ['/remedies', 'Remedies'],
      ['/astro-estore', 'Astro E-Store'],
    ],
    retry: 'Try again',
    reference: 'If you write to us, please quote',
  },
  hi: {
    site: 'तारापथ',
    missing: {
      title: 'यह पृष्ठ नहीं मिला',
      body: 'हो सकता है पता लिखने में चूक हुई हो या पृष्ठ कहीं और चला गया हो। यहाँ से शुरू करें:',
    },
    failed: {
      title: 'पृष्ठ का यह हिस्सा नहीं खुल पाया',
      body: 'बाक़ी साइट ठीक चल रही है। कृपया एक बार फिर कोशिश करें; फिर भी न खुले तो थोड़ी देर बाद आएँ।',
    },
    unsure: {
      title: 'अभी हम जाँच नहीं पा रहे कि आप कौन हैं',
      body: 'यह पृष्ठ सिर्फ़ आपके लिए है और हमारी साइन-इन सेवा अभी उत्तर नहीं दे रही। आप साइन आउट नहीं हुए हैं, दोबारा साइन इन करने की ज़रूरत नहीं। एक मिनट बाद फिर कोशिश करें; बाक़ी साइट ठीक चल रही है।',
    },
    links: [
      ['/', 'होम'],
      ['/astrology-services/free-kundli', 'निःशुल्क कुंडली'],
      ['/horoscope', 'राशिफल'],
      ['/remedies', 'उपाय'],
      ['/astro-estore', 'एस्ट्रो ई-स्टोर'],
    ],
    retry: 'फिर कोशिश करें',
    reference: 'हमें लिखें तो यह संदर्भ बताएँ:',
  },
} as const;

/** Why the shell shows a page of its own: nothing here, not right now, or for whom can't be told. */
export type StatusKind = 'missing' | 'failed' | 'unsure';

/** Title and description of the shell's own pages. */
export function describeStatusPage(kind: StatusKind, lang: Lang): PageHead {
  const { title, body } = text[lang][kind];
  return { title: `${title} · ${text[lang].site}`, description: body, noindex: true };
}

/** The shell's own page. For a remote that failed it sits in that remote's container, which the browser tries again. */
export function renderStatusPage(
  kind: StatusKind,
  lang: Lang,
  { url, requestId }: Pick<PageRequest, 'url' | 'requestId'>,
  remote?: string,
): string {
  const { title, body } = text[lang][kind];
  const html = renderToString(
    <section className="status-page" role={kind === 'missing' ? undefined : 'alert'}>
      <h1>{title}</h1>
      <p>{body}</p>
      {kind !== 'missing' ? (
        <>
          <a href={url.pathname + url.search}>{text[lang].retry}</a>
          {requestId && (
            <p className="reference">
              {text[lang].reference} <span translate="no">{requestId}</span>
            </p>
          )}
        </>
      ) : (
        <>
          <SearchForm lang={lang} id="status-search-q" />
          <ul>
            {text[lang].links.map(([path, label]) => (
              <li key={path}>
                <a href={localPath(lang, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>,
  );
  return remote && kind === 'failed' ? `<div data-remote="${remote}">${html}</div>` : html;
}
