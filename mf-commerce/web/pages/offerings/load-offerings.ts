import { getPoojaBooking, type OfferingKind } from 'shared/contracts/commerce-offerings';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { offeringLists } from '../../offerings/offering-paths';
import { text } from './text';

type Listed = AnswerOf<typeof getPoojaBooking>;

export interface OfferingsData {
  kind: OfferingKind;
  offerings: Listed['data'];
  places: Listed['places'];
  chosen: { purpose: string; mode: string; temple: string };
  failed: boolean;
}

/** The loader of a list: pujas or kathas, filtered as the address says. */
export function loadOfferings(kind: OfferingKind): Load<OfferingsData> {
  return async ({ query, lang, call }) => {
    const t = text[lang];
    const read = (name: string) => query.get(name) ?? '';
    const chosen = { purpose: read('purpose'), mode: read('mode'), temple: read('temple') };
    const wanted = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
    const asked = getPoojaBooking.query.safeParse({ ...wanted, kind, lang });
    const listed = await call(getPoojaBooking, {
      query: asked.success ? asked.data : { kind, lang },
    });
    const path = localPath(lang, offeringLists[kind]);
    const crumbs = [
      { href: localPath(lang, '/'), text: t.home },
      { href: localPath(lang, '/astrology-services'), text: t.services },
      { text: t[kind].title },
    ];
    const failed = isFailure(listed);
    const head = {
      title: t[kind].headTitle,
      description: t[kind].lead,
      noindex: Object.keys(wanted).length > 0,
      jsonLd: [describeCrumbs(crumbs, path)],
    };
    const found = failed
      ? { offerings: [], places: [] }
      : { offerings: listed.data, places: listed.places };
    return { data: { kind, chosen, failed, ...found }, head, ...(failed ? { status: 503 } : {}) };
  };
}
