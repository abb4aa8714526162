import type { Matching } from 'shared/contracts/astro-matching';
import { kootaText } from '../../../model/matching/koota-text';
import { matchText } from '../../../model/matching/match-text';
import { tellManglik } from '../../../model/matching/tell-manglik';
import { poruthamText } from '../../../model/matching/porutham-text';
import { colors, type Sheet } from 'shared/pdf/sheet';
import { body, persons, small } from './parts';

type Lang = 'en' | 'hi';

/** What old texts say against a missing point, each with its source. */
export function writeExceptions(sheet: Sheet, { match }: Matching, lang: Lang): void {
  const words = matchText[lang];
  sheet.heading(words.exceptions);
  sheet.write(match.exceptions.length > 0 ? words.exceptionsLead : words.noExceptions, body);
  for (const { koota, rule, source } of match.exceptions) {
    sheet.reserve(32);
    sheet.space(4);
    sheet.write(`${kootaText[lang].names[koota]}: ${words.rules[rule]}`, body);
    sheet.write(source, small);
  }
}

/** Manglik of both, with the rules and exceptions. */
export function writeManglik(sheet: Sheet, { match }: Matching, lang: Lang): void {
  const words = matchText[lang];
  const { alike } = match.manglik;
  sheet.heading(words.manglik);
  sheet.write(
    alike === null ? words.manglikUnknown : alike ? words.manglikAlike : words.manglikUnlike,
    body,
  );
  for (const person of persons) {
    const found = match.manglik[person];
    const state = found ? words.manglikStates[found.state] : words.manglikNoTime;
    sheet.reserve(32);
    sheet.space(4);
    const style = { size: 10.5, weight: 600, color: colors.teal } as const;
    sheet.write(`${words[person]}: ${state}`, style);
    for (const reason of found ? tellManglik(found, lang) : []) sheet.write(reason, body);
  }
  sheet.space(4);
  sheet.write(words.manglikNote, small);
}

/** The ten poruthams and nadi. */
export function writePorutham(sheet: Sheet, { match }: Matching, lang: Lang): void {
  const words = matchText[lang];
  const { poruthams, grades } = poruthamText[lang];
  // the table stays together with its head
  sheet.reserve(320);
  sheet.heading(words.porutham);
  sheet.write(words.poruthamLead(match.porutham.agreeing), body);
  sheet.space(4);
  const [first = '', second = ''] = words.poruthamColumns;
  const rows = Object.entries(match.porutham.grades).map(([name, grade]) => {
    const [title = '', looksAt = ''] = poruthams[name] ?? [];
    return { cells: [title, looksAt, grades[grade]] };
  });
  sheet.table([5, 17, 5], [first, '', second], rows);
}
