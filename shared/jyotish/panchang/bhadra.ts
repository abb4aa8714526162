import type { ElementSpan } from './elements';
import type { Span, Written } from './spans';
import { clipSpan, takePart, writeSpan } from './spans';

/** Where Bhadra dwells by the moon's rashi; only on earth (prithvi) is she avoided. */
export type BhadraLoka = 'swarga' | 'patala' | 'prithvi';

/** A Vishti karana as a whole, ISO 8601 UTC. */
export interface Bhadra extends Written<Span> {
  /** Where she dwells, part by part where the moon changes its rashi. */
  lokas: Written<Span & { loka: BhadraLoka }>[];
  /** Her mouth, the worst part, and her tail, which may be used. */
  mukha: Written<Span>;
  puchchha: Written<Span>;
}

const lokas: readonly BhadraLoka[] = [
  ...(['swarga', 'swarga', 'swarga', 'prithvi', 'prithvi', 'patala'] as const),
  ...(['patala', 'swarga', 'patala', 'patala', 'prithvi', 'prithvi'] as const),
];

// by the Vishti of the month: quarters of the karana after which the mouth opens
const mukhaQuarters = [0, 1, 2, 3, 3, 2, 1, 0];
const firstVishti = 8;

/** Whether a half-tithi (1-60) is Vishti. */
export function isVishti(halfTithi: number): boolean {
  return halfTithi % 7 === 1 && halfTithi > 1;
}

/**
 * The Bhadras among karanas. The mouth is five of the karana's thirty ghatis, the tail the three
 * before it (or the last three); the praharas that open them are those of the whole tithi.
 * Source: Muhurta Chintamani, Shubhashubha Prakarana (Vishti by paksha and tithi, mouth and tail,
 * dwelling by the moon's rashi).
 * @param moonRashis as far as they touch the karanas
 */
export function listBhadras(
  karanas: readonly ElementSpan[],
  moonRashis: readonly ElementSpan[],
): Bhadra[] {
  return karanas
    .filter(({ index }) => isVishti(index))
    .map(({ index, start, end }) => {
      const vishti = { start, end };
      const opening = (mukhaQuarters[(index - firstVishti) / 7] ?? 0) * 7.5;
      return {
        ...writeSpan(vishti),
        lokas: moonRashis
          .flatMap(
            (rashi) => clipSpan({ ...vishti, loka: lokas[rashi.index] ?? 'prithvi' }, rashi) ?? [],
          )
          .map(writeSpan),
        mukha: writeSpan(takePart(vishti, 30, opening, 5)),
        puchchha: writeSpan(takePart(vishti, 30, (opening + 27) % 30, 3)),
      };
    });
}
