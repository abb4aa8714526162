const FIELD = 'form[data-suggest] input[name=q]';

/**
 * Gives every search field of the document its suggestions: those of the frame and those of pages.
 * What suggests comes with the first field that is used.
 */
export function startSearch(document: Document) {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
    import(/* webpackChunkName: "suggestions" */ './suggestions').then(
      ({ suggestIn }) => suggestIn(target),
      // the form works without it
      (error: unknown) => console.warn('suggestions did not load', error),
    );
  });
}

/** Closes the search below the header if it is open. */
export function closeSearch(document: Document) {
  const panel = document.getElementById('site-search');
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
