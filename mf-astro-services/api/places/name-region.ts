import { foldName } from 'shared/places/fold-name';
import { placeKinds, type PlaceTable } from 'shared/places/place-table';
import { indianStates } from 'shared/places/region-names';
import { getPlaceTable } from './place-table';

/** State and country of a place, with the district and the PIN where namesakes need them. */
export function nameRegion(row: number, lang: 'en' | 'hi'): { region: string; country: string } {
  const table = getPlaceTable();
  const { country, state, district } = table.regions[table.regionOf[row] ?? 0] ?? {
    ...{ country: '', state: '', district: '' },
  };
  const kind = table.kinds[row] ?? 0;
  const hindiState = country === 'IN' ? indianStates[state]?.hindi : undefined;
  const shownState = (lang === 'hi' && hindiState) || state;
  const shownDistrict =
    kind & placeKinds.showsDistrict && district !== state ? callDistrict(table, row, lang) : '';
  const pin = kind & placeKinds.showsPin ? ` ${table.pins[row]}` : '';
  return {
    region: [shownDistrict, shownState].filter(Boolean).join(', ') + pin,
    country: country && (countryNames[lang].of(country) ?? country),
  };
}

/** The district of an Indian place, where it is known. */
export function nameDistrict(row: number, lang: 'en' | 'hi'): { district?: string } {
  const table = getPlaceTable();
  const { country, district } = table.regions[table.regionOf[row] ?? 0] ?? {};
  return country === 'IN' && district ? { district: callDistrict(table, row, lang) } : {};
}

const countryNames = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  hi: new Intl.DisplayNames(['hi'], { type: 'region' }),
};

let hindiTowns: Map<string, string> | null = null;

/** A district in Hindi is called as its town is. */
function callDistrict(table: PlaceTable, row: number, lang: 'en' | 'hi'): string {
  const { state = '', district = '' } = table.regions[table.regionOf[row] ?? 0] ?? {};
  if (lang === 'en') return district;
  hindiTowns ??= new Map(
    [...table.hindi].map(([town, hindi]) => {
      const region = table.regions[table.regionOf[town] ?? 0];
      return [`${region?.state}|${foldName(table.nameOf(town))}`, hindi];
    }),
  );
  return hindiTowns.get(`${state}|${foldName(district)}`) ?? district;
}
