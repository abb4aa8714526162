import type { Lang } from 'shared/remote-kit/page';

const text = {
  en: {
    title: 'This part of the page did not load',
    body: 'The rest of the site works. Please try once more; if it stays like this, come back a little later.',
    retry: 'Try again',
    reference: 'If you write to us, please quote',
  },
  hi: {
    title: 'पृष्ठ का यह हिस्सा नहीं खुल पाया',
    body: 'बाक़ी साइट ठीक चल रही है। कृपया एक बार फिर कोशिश करें; फिर भी न खुले तो थोड़ी देर बाद आएँ।',
    retry: 'फिर कोशिश करें',
    reference: 'हमें लिखें तो यह संदर्भ बताएँ:',
  },
} as const;

/** Shows that a remote could not be loaded, with a button to try again. Plain DOM: it must work when React doesn't. */
export function showFailure(container: HTMLElement, lang: Lang, retry: () => void) {
  const section = document.createElement('section');
  section.className = 'remote-failure';
  section.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = text[lang].title;
  const body = document.createElement('p');
  body.textContent = text[lang].body;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text[lang].retry;
  button.addEventListener('click', retry, { once: true });
  section.append(title, body, button, ...makeReference(lang));
  container.replaceChildren(section);
}

/** What the log calls the request that brought this page. */
function makeReference(lang: Lang): HTMLElement[] {
  const { request } = document.documentElement.dataset;
  if (!request) return [];
  const reference = document.createElement('p');
  reference.className = 'reference';
  const id = document.createElement('span');
  id.translate = false;
  id.textContent = request;
  reference.append(`${text[lang].reference} `, id);
  return [reference];
}
