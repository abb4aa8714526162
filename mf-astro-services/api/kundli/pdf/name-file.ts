import { findDate } from 'shared/i18n/civil-times';
import { defaultPreferences, type Choices } from 'shared/preferences/preferences';
import type { Lang } from 'shared/remote-kit/page';
import { findPlace } from '../../panchang/find-place';

/** The date a PDF is made on, `YYYY-MM-DD`: where the visitor lives, else where the site does. */
export function findMakingDay(at: Date, choices: Choices | undefined): string {
  const chosen = choices?.city ? findPlace(choices.city, 'en') : null;
  const { timeZone } = chosen ?? defaultPreferences('en').city;
  return findDate(at.toISOString(), timeZone);
}

// UTF-8 bytes of a title, so that with its date it fits the 255 of a file's name everywhere
const room = 200;

/**
 * The `content-disposition` of a PDF to be kept, after RFC 6266: the name in any script for the
 * browsers of today, and in plain letters for the rest.
 * @param title what it is, with the person's name or without; typed by anyone
 * @param kind the kind of document in plain letters, where none of the title's can be written so
 */
export function nameFile(title: string, kind: string, day: string, lang: Lang): string {
  const full = `${cut(clean(title), lang)} ${day}.pdf`.trimStart();
  const plain = full.normalize('NFKD').replace(/\p{M}/gu, '');
  const fallback = /[^\x20-\x7e]/.test(plain) ? `${kind} ${day}.pdf` : plain;
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback.replace(/[%;]/g, '-')}"; filename*=UTF-8''${encoded}`;
}

/** Without line breaks, signs that turn the direction, and what file systems refuse. */
function clean(title: string): string {
  const safe = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/["*/:<>?\\|]/g, '-');
  return safe.replace(/\s+/g, ' ').replace(/^[\s.]+/, '');
}

/** Cut between letters, never within one: a Devanagari letter is several signs. */
function cut(title: string, lang: Lang): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter(lang).segment(title)) {
    if (Buffer.byteLength(kept + segment) > room) break;
    kept += segment;
  }
  return kept.trim();
}
