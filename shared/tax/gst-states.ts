import { indianStates } from '../places/region-names';

/** States and union territories by the code that GST knows them by; the first two digits of a GSTIN. */
const namesByCode = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;

/** GST's code of a state, two digits; `96` is every place outside India. */
export type GstState = keyof typeof namesByCode | typeof ABROAD;

/** What returns say instead of a state for somebody who lives outside India. */
export const ABROAD = '96';

/** All states and union territories, by name. */
export const gstStates: readonly { code: GstState; en: string; hi: string }[] = Object.entries(
  namesByCode,
)
  .map(([code, en]) => ({ code: code as GstState, en, hi: indianStates[en]?.hindi ?? en }))
  .sort((one, other) => one.en.localeCompare(other.en, 'en'));

/** Union territories without a legislature of their own: their half of the tax is UTGST, not SGST. */
const territories: readonly GstState[] = ['04', '26', '31', '35', '38'];

/** Whether the second half of a tax paid there is the union territory's. */
export function isTerritory(state: GstState): boolean {
  return territories.includes(state);
}

/** The state's name in one language. */
export function nameState(code: GstState, lang: 'en' | 'hi'): string {
  if (code === ABROAD) return { en: 'Outside India', hi: 'भारत के बाहर' }[lang];
  const state = gstStates.find((each) => each.code === code);
  if (!state) throw new Error(`${code} is no state`);
  return state[lang];
}

/** The state with this code; null for what is none. */
export function findState(code: string): GstState | null {
  return code in namesByCode || code === ABROAD ? (code as GstState) : null;
}
