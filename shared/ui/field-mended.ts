/** Name of the event by which a field says, with its name as `detail`, that its error is gone. */
export const FIELD_MENDED = 'tarapath:mended';

/** Id of a field that something is wrong with: where the line of the summary leads. */
export const idOfWrong = (name: string) => `wrong-${name}`;

/** Tells the summary of the page that what was wrong with a field is not any more. */
export function tellMended(element: Element | null, name: string) {
  element?.dispatchEvent(new CustomEvent(FIELD_MENDED, { bubbles: true, detail: name }));
}
