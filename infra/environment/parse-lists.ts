import type { z } from 'zod';

/** A link to a profile elsewhere. */
export interface SocialLink {
  name: string;
  url: string;
}

/** "a; b" as lines of an address. */
export function parseLines(value: string): string[] {
  return value
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** "Instagram=https://…, YouTube=https://…" as links. */
export function parseLinks(value: string, context: z.RefinementCtx): SocialLink[] {
  return value.split(',').map((entry) => {
    const [name = '', ...rest] = entry.split('=');
    const url = rest.join('=').trim();
    if (name.trim() === '' || !/^https:\/\//.test(url) || !URL.canParse(url))
      context.addIssue({
        code: 'custom',
        message: `"${entry.trim()}" must be name=https://address`,
      });
    return { name: name.trim(), url };
  });
}
