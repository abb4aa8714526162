type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Fills a field as a person would, so that React hears of it. One that was changed here stays.
 * @param value its text or option; of a tick `on`, or empty
 */
export function fillField(control: Control, value: string) {
  if (isChanged(control)) return;
  if (isTick(control)) {
    if (control.checked !== (value === 'on')) control.click();
    return;
  }
  if (control.value === value) return;
  // React keeps an element's own `value` property to know what it has seen: it must not see this
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
  // suggestions wait for the reader to come to the field
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Whether somebody changed a field since it came. */
export function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return control.value !== readStart(control);
}

export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What the field came with; a list that names none begins with its first option. */
function readStart(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
