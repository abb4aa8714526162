import type { Lang } from 'shared/remote-kit/page';

const names = {
  en: [
    'Pratipada',
    'Dwitiya',
    'Tritiya',
    'Chaturthi',
    'Panchami',
    'Shashthi',
    'Saptami',
    'Ashtami',
    'Navami',
    'Dashami',
    'Ekadashi',
    'Dwadashi',
    'Trayodashi',
    'Chaturdashi',
  ],
  hi: [
    'प्रतिपदा',
    'द्वितीया',
    'तृतीया',
    'चतुर्थी',
    'पंचमी',
    'षष्ठी',
    'सप्तमी',
    'अष्टमी',
    'नवमी',
    'दशमी',
    'एकादशी',
    'द्वादशी',
    'त्रयोदशी',
    'चतुर्दशी',
  ],
} as const;
const fullMoon = { en: 'Purnima', hi: 'पूर्णिमा' };
const newMoon = { en: 'Amavasya', hi: 'अमावस्या' };
const halves = { en: ['Shukla', 'Krishna'], hi: ['शुक्ल', 'कृष्ण'] } as const;

/** A tithi with its paksha: `Shukla Panchami`. @param tithi 1-30 */
export function nameTithi(tithi: number, lang: Lang): string {
  if (tithi === 15) return fullMoon[lang];
  if (tithi === 30) return newMoon[lang];
  return `${halves[lang][tithi < 15 ? 0 : 1]} ${names[lang][(tithi - 1) % 15]}`;
}
