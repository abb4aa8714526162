import { escapeHtml } from 'shared/html/escape';

/** Markup that needs no further escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | null | undefined | false | Value[];

/** Markup whose values are text unless they are markup themselves; nothing stands for nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

function write(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return value === null || value === undefined || value === false ? '' : escapeHtml(String(value));
}
