import { and, eq } from 'drizzle-orm';
import { horoscopeAreas, type Horoscope } from 'shared/contracts/content-horoscope';
import type { Database, ItemLang } from '../data/database';
import { horoscopes } from '../data/horoscope-schema';
import type { PeriodSpan } from './spans';

/** What an editor writes in place of the composed text. */
type EditorText = Pick<Horoscope, 'sign' | 'summary' | 'paragraphs' | 'areas'>;

/** The editors' texts of a period, by sign; most periods have none. */
export async function findEditorTexts(
  db: Database,
  { period, key }: PeriodSpan,
  lang: ItemLang,
): Promise<Map<Horoscope['sign'], EditorText>> {
  const isIt = and(
    eq(horoscopes.period, period),
    eq(horoscopes.key, key),
    eq(horoscopes.lang, lang),
  );
  const rows = await db.select().from(horoscopes).where(isIt);
  return new Map(
    rows.map((row) => {
      const areas = horoscopeAreas.map((area) => ({ area, text: row[area] }));
      return [
        row.sign,
        { sign: row.sign, summary: row.summary, paragraphs: row.paragraphs, areas },
      ];
    }),
  );
}
