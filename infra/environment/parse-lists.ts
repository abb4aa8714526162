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

/** Origins that media may come from, e.g. "https://tv.example, https://cdn.example:8443". */
export function parseOrigins(value: string, context: z.RefinementCtx): string[] {
  return value.split(/[\s,]+/).filter((entry) => {
    if (entry === '') return false;
    const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(entry);
    const isOrigin =
      /^https:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
    if (!isLocal && !isOrigin)
      context.addIssue({
        code: 'custom',
        message: `"${entry}" must be an https origin without a path`,
      });
    return true;
  });
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
