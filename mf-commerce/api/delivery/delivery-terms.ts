/** What it costs to bring a parcel into a zone. */
export interface DeliveryRate {
  firstPaise: bigint;
  stepPaise: bigint;
  freeFromPaise: bigint | null;
  days: number;
  codMostPaise: bigint | null;
}

const STEP_GRAMS = 500;
/** Paper and board of a parcel. */
const PACKING_GRAMS = 80;
/** Days until a parcel leaves the store room. */
const HANDLING_DAYS = 1;

/** The charge for a parcel, in paise with tax. */
export function chargeFor(
  rate: DeliveryRate,
  { grams, goods }: { grams: number; goods: bigint },
): bigint {
  if (rate.freeFromPaise !== null && goods >= rate.freeFromPaise) return 0n;
  const steps = Math.max(0, Math.ceil((grams + PACKING_GRAMS) / STEP_GRAMS) - 1);
  return rate.firstPaise + rate.stepPaise * BigInt(steps);
}

/** The day by which a parcel comes; nobody brings one on a Sunday. */
export function dayOfArrival(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + HANDLING_DAYS + days);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
