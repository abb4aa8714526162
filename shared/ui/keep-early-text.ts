/**
 * The ref of a controlled text field that keeps what was typed before React took the page over:
 * at its next render React would put its own value back.
 *
 * @param value the value React knows.
 * @param take is called with the field's text where it differs.
 */
export const keepEarlyText =
  (value: string, take: (typed: string) => void) => (input: HTMLInputElement | null) => {
    if (input && input.value !== value) take(input.value);
  };
