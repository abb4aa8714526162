import type { Pool, PoolClient } from 'pg';
import type { OfferingKind, OfferingMode } from 'shared/contracts/commerce-offerings';

type Reader = Pick<Pool | PoolClient, 'query'>;

/** Paise of a mode. */
export interface PriceRow {
  mode: OfferingMode;
  dakshina: bigint;
  goods: bigint;
  fee: bigint;
}

export interface OfferingRow {
  id: number;
  kind: OfferingKind;
  slug: string;
  minutes: number;
  prices: PriceRow[];
}

/** A temple or pandit that may be booked at this moment, with what of. */
export interface PlaceRow {
  id: number;
  kind: 'temple' | 'pandit';
  name: string;
  city: string;
  cityName: string;
  timeZone: string;
  isDemonstration: boolean;
  authorisedBy: string;
  authorisedUntil: Date;
  offerings: { id: number; mode: OfferingMode }[];
}

/** The offerings with the prices that hold now. */
export async function readOfferings(reader: Reader): Promise<OfferingRow[]> {
  const { rows } = await reader.query<
    Omit<OfferingRow, 'prices'> & {
      prices: { mode: OfferingMode; dakshina: string; goods: string; fee: string }[];
    }
  >(
    `SELECT o.id, o.kind, o.slug, o.minutes,
       jsonb_agg(jsonb_build_object('mode', p.mode, 'dakshina', p.dakshina_paise::text,
         'goods', p.goods_paise::text, 'fee', p.fee_paise::text)
         ORDER BY p.dakshina_paise + p.goods_paise + p.fee_paise) AS prices
     FROM commerce.offerings o
     JOIN LATERAL (
       SELECT DISTINCT ON (mode) * FROM commerce.offering_prices
       WHERE offering_id = o.id AND valid_from <= now() ORDER BY mode, valid_from DESC
     ) p ON true
     WHERE o.is_offered GROUP BY o.id ORDER BY o.position`,
  );
  return rows.map(({ prices, ...row }) => ({
    ...row,
    prices: prices.map(({ mode, ...price }) => ({
      mode,
      dakshina: BigInt(price.dakshina),
      goods: BigInt(price.goods),
      fee: BigInt(price.fee),
    })),
  }));
}

/** Only those whose authorisation is valid now, those with the longest first. */
export async function readPlaces(reader: Reader, lang: 'en' | 'hi'): Promise<PlaceRow[]> {
  const { rows } = await reader.query<PlaceRow>(
    `SELECT t.id, t.kind, CASE $1 WHEN 'hi' THEN t.name_hi ELSE t.name_en END AS name, t.city,
       CASE $1 WHEN 'hi' THEN t.city_hi ELSE t.city_en END AS "cityName", t.time_zone AS "timeZone",
       t.is_demonstration AS "isDemonstration", a.signed_by AS "authorisedBy",
       a.valid_until AS "authorisedUntil",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', offering_id, 'mode', mode)), '[]')
        FROM commerce.temple_offerings WHERE temple_id = t.id) AS offerings
     FROM commerce.temples t
     JOIN LATERAL (
       SELECT signed_by, valid_until FROM commerce.temple_authorisations
       WHERE temple_id = t.id AND ended_at IS NULL AND valid_from <= now() AND valid_until > now()
       ORDER BY valid_until DESC LIMIT 1
     ) a ON true
     ORDER BY t.is_demonstration, t.id`,
    [lang],
  );
  return rows;
}
