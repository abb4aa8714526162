import { defineContent, mediaOf } from 'shared/content/content-kind';
import {
  offeringKinds,
  offeringPurposes,
  type OfferingKind,
} from 'shared/contracts/commerce-offerings';
import { muhuratKinds } from 'shared/jyotish/muhurat/muhurat-rules';
import { z } from 'shared/contracts/zod';

const rupees = z.number().int().min(0);
const lines = z.array(z.string().min(1)).min(1);

/** What it costs at first, in whole rupees with tax; later prices are in the database alone. */
const openingPrice = z
  .object({ dakshina: z.number().int().min(1), goods: rupees, fee: rupees })
  .optional();

const item = {
  purposes: z.array(z.enum(offeringPurposes)).min(1),
  minutes: z.number().int().min(15).max(480),
  /** Those of a muhurat; else tithis (1-30) and weekdays (0-6), of which one is enough. */
  days: z.object({
    muhurat: z.enum(muhuratKinds).optional(),
    tithis: z.array(z.number().int().min(1).max(30)).default([]),
    varas: z.array(z.number().int().min(0).max(6)).default([]),
  }),
  prices: z.object({ home: openingPrice, temple: openingPrice, online: openingPrice }),
};

const text = {
  name: z.string().min(1),
  summary: z.string().min(1),
  /** What the picture shows, for who can't see it. */
  picture: z.string().min(1),
  performer: z.string().min(1),
  steps: lines,
  samagri: lines,
  provides: lines,
  sources: lines,
  body: z.string().min(1),
};

const kindOf = (folder: string, kind: OfferingKind) =>
  defineContent(folder, `${kind}s`, { item, text });

/** A puja or katha as its folder has it. */
export type OfferingContent = ReturnType<ReturnType<typeof kindOf>['read']>[number] & {
  offeringKind: OfferingKind;
  /** The place of its picture in the remote's media. */
  picture: string;
};

/**
 * The pujas and kathas of `content/pujas` and `content/kathas`.
 * @param folder the remote's folder, or the release's
 */
export function offeringContent(folder: string) {
  const kinds = offeringKinds.map((kind) => ({
    offeringKind: kind,
    content: kindOf(folder, kind),
  }));
  let found: OfferingContent[] | undefined;
  return {
    kinds: kinds.map(({ content }) => content),
    /** All, in shelf order; read once. @throws Error that names what is wrong */
    read(): OfferingContent[] {
      found ??= kinds.flatMap(({ offeringKind, content }) =>
        content.read().map((one) => ({
          ...one,
          offeringKind,
          picture: mediaOf(one, 'picture.svg'),
        })),
      );
      return found;
    },
  };
}
