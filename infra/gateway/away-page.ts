import type { Lang } from 'shared/remote-kit/page';
import { escapeHtml } from 'shared/html/escape';

const words = {
  en: {
    title: 'We will be right back',
    text: 'Something behind this page is resting. Nothing you entered or paid is lost. Please try again in a moment.',
    again: 'Try again',
    other: 'हिन्दी',
    reference: 'If you write to us, please quote',
  },
  hi: {
    title: 'हम अभी लौटते हैं',
    text: 'इस पन्ने के पीछे का एक हिस्सा कुछ क्षण रुका है। आपका दिया हुआ या चुकाया हुआ कुछ भी खोया नहीं है। थोड़ी देर में फिर देखिए।',
    again: 'फिर देखें',
    other: 'English',
    reference: 'हमें लिखें तो यह संदर्भ बताएँ:',
  },
} as const;

/**
 * The page for when not even the frame can be made, in its colours. It needs no script, no database and
 * no file but the shell's own style.
 */
export function renderAwayPage(options: {
  lang: Lang;
  /** Path with its query, without the language prefix. */
  path: string;
  css: string[];
  nonce: string;
  /** Quoted to support. */
  requestId: string;
}): string {
  const { lang, path, css, nonce, requestId } = options;
  const { title, text, again, other, reference } = words[lang];
  const own = escapeHtml(lang === 'hi' ? `/hi${path === '/' ? '' : path}` : path);
  const translated = escapeHtml(lang === 'hi' ? path : `/hi${path === '/' ? '' : path}`);
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${lang === 'hi' ? 'तारापथ' : 'Tarapath'}</title>
${css.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join('')}
<style nonce="${nonce}">
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
header,main{padding:1rem 1.25rem;max-width:40rem;width:100%;box-sizing:border-box;margin:0 auto}
header{display:flex;justify-content:space-between;align-items:center}
header a{text-decoration:none;padding:.75rem 0}
main{padding-top:12vh}
.reference{margin-top:2rem;font-size:.875rem;opacity:.8}
.reference span{white-space:nowrap;user-select:all}
.again{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;min-height:1.5rem;border:1px solid currentColor;border-radius:.5rem}
</style></head><body>
<header><a href="${lang === 'hi' ? '/hi' : '/'}"><strong>${lang === 'hi' ? 'तारापथ' : 'Tarapath'}</strong></a><a href="${translated}" lang="${lang === 'hi' ? 'en' : 'hi'}">${other}</a></header>
<main><h1>${title}</h1><p>${text}</p><a class="again" href="${own}">${again}</a><p class="reference">${reference} <span translate="no">${escapeHtml(requestId)}</span></p></main>
</body></html>`;
}
