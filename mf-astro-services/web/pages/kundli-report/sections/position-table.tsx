import type { Kundli } from 'shared/contracts/astro-kundli';
import { vimshottari } from 'shared/jyotish/dasha/vimshottari';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, grahaOrder } from '../../../../model/graha-names';
import { nameNakshatra, nameRashi } from '../../../../model/sky-names';
import { DataTable } from '../../../parts/data-table';
import { chartText } from '../../../../model/report/chart-text';

/** Lagna and grahas in words and numbers. */
export function PositionTable({ kundli, lang }: { kundli: Kundli; lang: Lang }) {
  const text = chartText[lang];
  const { ascendant, planets } = kundli;
  const names = grahaNames[lang];
  const where = (place: { rashi: number; longitude: number; nakshatra: number; pada: number }) => [
    nameRashi(place.rashi, lang),
    formatWithinRashi(place.longitude),
    nameNakshatra(place.nakshatra, lang),
    place.pada,
  ];
  // each lord rules every ninth nakshatra
  const starLord = (nakshatra: number) => {
    const lord = vimshottari.lords[(nakshatra - 1) % 9]?.lord;
    return lord ? names[lord][0] : '';
  };
  const rows = grahaOrder.map((graha) => {
    const place = planets[graha];
    // the nodes always go backwards, and the texts give them no friendships
    const isNode = graha === 'rahu' || graha === 'ketu';
    const states = [
      ...(place.retrograde && !isNode ? [text.retrograde] : []),
      ...(place.combust ? [text.combust] : []),
      ...(place.vargottama ? [text.vargottama] : []),
    ];
    return {
      key: graha,
      head: names[graha][0],
      cells: [
        ...where(place),
        place.house ?? '–',
        isNode && place.dignity === 'neutral' ? '–' : text.dignities[place.dignity],
        states.join(', ') || '–',
        starLord(place.nakshatra),
        names[place.sub][0],
      ],
    };
  });
  const lagna = ascendant && {
    key: 'lagna',
    head: text.ascendant,
    cells: [...where(ascendant), 1, '–', '–', starLord(ascendant.nakshatra), '–'],
  };
  return (
    <DataTable
      label={text.positions}
      columns={text.columns}
      rows={lagna ? [lagna, ...rows] : rows}
    />
  );
}
