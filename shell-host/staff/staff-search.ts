const SHOWN = 6;

/**
 * The search of the back office's bar: pages of the menu are offered while one types, people are looked for
 * by the form. `/` goes to it from anywhere, arrows through what is offered, Escape out of it.
 */
export function startStaffSearch(document: Document): void {
  const input = document.querySelector<HTMLInputElement>('#staff-search');
  const list = document.querySelector<HTMLUListElement>('#staff-found');
  if (!input || !list) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#staff-menu > ul a')];

  const offer = () => {
    const typed = input.value.trim().toLowerCase();
    const fitting = links.filter((link) => nameOf(link).toLowerCase().includes(typed));
    const found = typed === '' ? [] : fitting.slice(0, SHOWN);
    list.replaceChildren(...found.map((link) => toItem(document, link)));
    list.hidden = found.length === 0;
  };
  const close = () => {
    list.hidden = true;
  };

  input.addEventListener('input', offer);
  input.addEventListener('focus', offer);
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === '/' && !isTyping(target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    }
  });
  input.form?.addEventListener('keydown', (event) => {
    const stops = [input, ...list.querySelectorAll('a')];
    const at = stops.indexOf(event.target as HTMLInputElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      input.focus();
      close();
    }
    if (step === undefined || list.hidden || at < 0) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  });
  input.form?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!input.form?.contains(relatedTarget as Node | null)) close();
  });
}

const nameOf = (link: HTMLAnchorElement) => link.textContent?.trim() ?? '';

function toItem(document: Document, link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement('li');
  const copy = document.createElement('a');
  copy.href = link.href;
  copy.textContent = nameOf(link);
  item.append(copy);
  return item;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, [contenteditable]') !== null;
}
