import { localPath } from 'shared/i18n/local-path';
import styles from '../../styles/suggestions.css?url';
import { ensureStyles } from '../../compose/ensure-styles';
import { askSources, type Suggested } from './ask-sources';

const PAUSE_MS = 160;
const FEWEST_SIGNS = 2;
const words = {
  en: {
    list: 'Suggestions',
    count: (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
  },
  hi: { list: 'सुझाव', count: (n: number) => `${n} सुझाव` },
};
const known = new WeakSet<HTMLInputElement>();
// who never searches never loads them
const styled = ensureStyles([styles]);

/**
 * Makes a search field a combobox (APG, list autocomplete with manual selection): suggestions while
 * typing, arrows to choose, Enter to go there, Escape to close.
 */
export function suggestIn(input: HTMLInputElement) {
  const { form, ownerDocument: document } = input;
  if (!form || known.has(input)) return;
  known.add(input);
  const sources = form.dataset.suggest?.split(' ') ?? [];
  const lang = document.documentElement.lang === 'hi' ? 'hi' : 'en';
  const list = document.createElement('ul');
  const status = document.createElement('p');
  Object.assign(list, { id: `${input.id}-suggestions`, className: 'frame-suggestions' });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', words[lang].list);
  list.hidden = true;
  status.className = 'frame-unseen';
  status.setAttribute('role', 'status');
  form.append(list, status);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const)
    input.setAttribute(name, value);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  const answers = new Map<string, Suggested[]>();

  const optionsOf = () => [...list.children] as HTMLElement[];
  const activeOption = () =>
    optionsOf().find((option) => option.getAttribute('aria-selected') === 'true');

  function activate(option: HTMLElement | undefined) {
    for (const other of optionsOf()) other.setAttribute('aria-selected', String(other === option));
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView?.({ block: 'nearest' });
  }

  function close() {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    activate(undefined);
  }

  function show(found: Suggested[]) {
    list.replaceChildren(
      ...found.map((one, at) => drawOption(document, one, `${list.id}-${at}`, lang)),
    );
    status.textContent = words[lang].count(found.length);
    if (found.length === 0 || document.activeElement !== input) return close();
    placeBelow(list, input.closest('.frame-search-field') ?? input, form as HTMLFormElement);
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    activate(undefined);
  }

  async function ask(q: string) {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const found = answers.get(q) ?? (await askSources(sources, q, lang, signal));
      await styled;
      answers.set(q, found);
      if (!signal.aborted) show(found);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function follow() {
    clearTimeout(timer);
    asking?.abort();
    const q = input.value.trim();
    if (q.length < FEWEST_SIGNS) return close();
    timer = setTimeout(() => void ask(q), PAUSE_MS);
  }

  function step(by: 1 | -1) {
    const options = optionsOf();
    const from = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const next = from < 0 && by < 0 ? options.length - 1 : from + by;
    // past either end the field itself is chosen again
    activate(options[next]);
  }

  input.addEventListener('input', follow);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const isOpen = !list.hidden;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen && list.childElementCount === 0) return;
      event.preventDefault();
      if (isOpen) step(event.key === 'ArrowDown' ? 1 : -1);
      else void ask(input.value.trim());
    } else if (event.key === 'Enter' && isOpen && activeOption()) {
      event.preventDefault();
      activeOption()?.querySelector('a')?.click();
    } else if (event.key === 'Escape' && isOpen) {
      // neither empties the field nor closes what it stands in
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  // a press on an option leaves the focus in the field
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);
  // what was typed before this code came
  if (input.value.trim() !== input.defaultValue.trim()) follow();
}

function drawOption(document: Document, one: Suggested, id: string, lang: 'en' | 'hi') {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const link = document.createElement('a');
  link.href = localPath(lang, one.path);
  link.tabIndex = -1;
  link.append(one.title);
  if (one.text) {
    const note = document.createElement('small');
    note.textContent = one.text;
    link.append(note);
  }
  option.append(link);
  return option;
}

function placeBelow(list: HTMLElement, field: Element, form: HTMLFormElement) {
  const [box, around] = [field.getBoundingClientRect(), form.getBoundingClientRect()];
  list.style.insetBlockStart = `${box.bottom - around.top + 4}px`;
  list.style.insetInlineStart = `${box.left - around.left}px`;
  list.style.width = `${box.width}px`;
}
