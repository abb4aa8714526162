import { currentDistricts, currentNames } from './current-names';

/** An Indian name as India writes it in Latin letters today, without the macrons of the source. */
export function cleanIndianName(name: string): string {
  const [plain = ''] = dropMarks(name).split(',');
  return currentNames[plain] ?? plain;
}

/** A district by its name of today, without the word district; other countries' stay as they are. */
export function nameDistrict(name: string, state: string, country = 'IN'): string {
  if (country !== 'IN') return name;
  const plain = dropMarks(name)
    .replace(/^District /, '')
    .replace(/ (?:district|division)$/i, '')
    .replace(/ ?\([A-Za-z]+\)$/, '');
  return currentDistricts[`${plain}, ${state}`] ?? currentDistricts[plain] ?? plain;
}

const states: Readonly<Record<string, string>> = {
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Chattisgarh: 'Chhattisgarh',
  Pondicherry: 'Puducherry',
  'Andaman & Nicobar': 'Andaman and Nicobar',
  'Daman & Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Dadra & Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** The state of a post office by its name of today. */
export function nameState(state: string, district: string): string {
  if (district === 'Leh' || district === 'Kargil') return 'Ladakh';
  return states[state] ?? state;
}

/** Without accents and apostrophes: `Tānsen` is Tansen. */
export const dropMarks = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f‘’ʻʼ`]/g, '')
    .normalize('NFC');
