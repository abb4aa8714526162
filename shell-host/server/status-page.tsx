import { renderToString } from 'react-dom/server';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, PageHead } from 'shared/remote-kit/page';

const text = {
  en: {
    site: 'Tarapath',
    404: {
      title: 'This page does not exist',
      body: 'The address may be mistyped, or the page has moved. These places are a good start:',
    },
    503: {
      title: 'This part of the page did not load',
      body: 'The rest of the site works. Please try once more; if it stays like this, come back a little later.',
    },
    links: [
      ['/', 'Home'],
      ['/astrology-services/free-kundli', 'Free Kundli'],
      ['/horoscope', 'Horoscope'],
      ['/remedies', 'Remedies'],
      ['/astro-estore', 'Astro E-Store'],
    ],
    retry: 'Try again',
  },
  hi: {
    site: 'तारापथ',
    404: {
      title: 'यह पृष्ठ नहीं मिला',
      body: 'हो सकता है पता लिखने में चूक हुई हो या पृष्ठ कहीं और चला गया हो। यहाँ से शुरू करें:',
    },
    503: {
      title: 'पृष्ठ का यह हिस्सा नहीं खुल पाया',
      body: 'बाक़ी साइट ठीक चल रही है। कृपया एक बार फिर कोशिश करें; फिर भी न खुले तो थोड़ी देर बाद आएँ।',
    },
    links: [
      ['/', 'होम'],
      ['/astrology-services/free-kundli', 'निःशुल्क कुंडली'],
      ['/horoscope', 'राशिफल'],
      ['/remedies', 'उपाय'],
      ['/astro-estore', 'एस्ट्रो ई-स्टोर'],
    ],
    retry: 'फिर कोशिश करें',
  },
} as const;

const kindOf = (status: number) => (status === 404 ? 404 : 503);

/** Title and description of the shell's own pages: nothing here, or not right now. */
export function describeStatusPage(status: number, lang: Lang): PageHead {
  const { title, body } = text[lang][kindOf(status)];
  return { title: `${title} · ${text[lang].site}`, description: body, noindex: true };
}

/** The shell's own page. For a remote that failed it sits in that remote's container, which the browser tries again. */
export function renderStatusPage(status: number, lang: Lang, url: URL, remote?: string): string {
  const kind = kindOf(status);
  const { title, body } = text[lang][kind];
  const html = renderToString(
    <section className="status-page" role={kind === 503 ? 'alert' : undefined}>
      <h1>{title}</h1>
      <p>{body}</p>
      {kind === 503 ? (
        <a href={url.pathname + url.search}>{text[lang].retry}</a>
      ) : (
        <ul>
          {text[lang].links.map(([path, label]) => (
            <li key={path}>
              <a href={localPath(lang, path)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>,
  );
  return remote ? `<div data-remote="${remote}">${html}</div>` : html;
}
