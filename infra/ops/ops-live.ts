/**
 * The page's script, which it can do without: looks every five seconds while the page is seen and nobody
 * fills in one of its forms. What was unfolded stays so. Few people look at it, and what it shows is of the
 * gateway that answers: asking again is all it takes.
 */
export const opsLive = `
const unfolded = (root) => [...root.querySelectorAll('details')];

function isFilledIn(main) {
  const focused = document.activeElement;
  const isTyped = [...main.querySelectorAll('input, textarea')].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  );
  const isChosen = [...main.querySelectorAll('select')].some(({ options, selectedIndex }) => {
    const given = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(0, given);
  });
  return isTyped || isChosen || Boolean(focused && focused.closest('main form'));
}

async function look() {
  const main = document.querySelector('main');
  if (document.hidden || !main || isFilledIn(main)) return;
  const reply = await fetch('/ops');
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const next = page.querySelector('main');
  // while the gateway is away, what was seen last stays
  if (!reply.ok || !next || isFilledIn(main)) return;
  if (page.querySelector('form[action="/ops/sign-in"]')) return location.reload();
  const told = main.querySelector('.told');
  if (told) next.prepend(told);
  const open = unfolded(main).map((part) => part.open);
  unfolded(next).forEach((part, index) => (part.open = part.open || open[index] === true));
  if (next.innerHTML !== main.innerHTML) main.replaceWith(next);
}

setInterval(() => look().catch((error) => console.warn('the page could not be renewed', error)), 5000);
`;
