import { gstStates } from 'shared/tax/gst-states';

/** The name of a state by GST's two digits. */
export function nameState(code: string, lang: 'en' | 'hi'): string {
  return gstStates.find((state) => state.code === code)?.[lang] ?? code;
}
