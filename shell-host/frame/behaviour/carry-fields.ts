import { splitLang } from 'shared/i18n/split-lang';
import { keep, readKept } from 'shared/kept-in-browser/storage';
import { fillField, isChanged, isTick } from './fill-field';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed, on its way to the same page in the other language. */
interface Carried {
  from: string;
  /** Milliseconds since 1970 after which it is forgotten. */
  until: number;
  fields: Record<string, string>;
}

const KEPT_MS = 5 * 60_000;
const never = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
const secret = /one-time-code|password|^cc-/;

/** A change of language loads another document: what was typed in the page's forms goes along. */
export function startCarrying(document: Document) {
  // what was typed before the script came, then all that is
  const touched = new Set(listControls(document).filter(isChanged).map(nameField));
  const note = ({ target }: Event) => {
    const key = isCarried(target) ? nameField(target) : null;
    if (key) touched.add(key);
  };
  document.addEventListener('input', note);
  document.addEventListener('change', note);
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    if (event.target instanceof Element && event.target.closest('[data-lang-link]'))
      carry(document, touched);
  });
}

/** Whether fields are on their way to this page. */
export function hasCarriedFields(document: Document): boolean {
  return read(document) !== null;
}

/** Fills what was carried here into the page's forms, once; what was typed here since stays. */
export function fillCarriedFields(document: Document) {
  const carried = read(document);
  keep('tarapath:carried', null, addressOf(document));
  if (!carried) return;
  for (const control of listControls(document)) {
    const value = carried.fields[nameField(control)];
    if (value !== undefined) fillField(control, value);
  }
}

function carry(document: Document, touched: ReadonlySet<string>) {
  const kept = listControls(document).filter((control) => touched.has(nameField(control)));
  if (kept.length === 0) return;
  const fields = Object.fromEntries(
    kept.map((control) => [nameField(control), readField(control)]),
  );
  const from = document.documentElement.lang;
  const carried: Carried = { from, until: Date.now() + KEPT_MS, fields };
  keep('tarapath:carried', JSON.stringify(carried), addressOf(document));
}

function read(document: Document): Carried | null {
  const kept = readKept('tarapath:carried', addressOf(document));
  const carried = kept ? (JSON.parse(kept) as Carried) : null;
  if (!carried || carried.until < Date.now()) return null;
  return carried.from === document.documentElement.lang ? null : carried;
}

const addressOf = ({ location }: Document) => splitLang(location.pathname).path;

const listControls = (document: Document) =>
  [...document.querySelectorAll('main :is(input, select, textarea)')].filter(isCarried);

function isCarried(target: unknown): target is Control {
  if (!(target instanceof Element) || !target.matches('main form :is(input, select, textarea)'))
    return false;
  const control = target as Control;
  if (!control.name || never.includes(control.type)) return false;
  return !(control.getAttribute('autocomplete') ?? '')
    .split(' ')
    .some((purpose) => secret.test(purpose));
}

/** The same in both languages: which form of the page, which field, and which of several ticks. */
function nameField(control: Control): string {
  const action = control.form?.getAttribute('action') ?? '';
  const { path } = splitLang(new URL(action, document.location.href).pathname);
  return JSON.stringify([path, control.name, ...(isTick(control) ? [control.value] : [])]);
}

function readField(control: Control): string {
  if (isTick(control)) return control.checked ? 'on' : '';
  return control.value;
}
