import type { Lang } from 'shared/remote-kit/page';

const tithis = {
  en: 'Pratipada Dwitiya Tritiya Chaturthi Panchami Shashthi Saptami Ashtami Navami Dashami Ekadashi Dwadashi Trayodashi Chaturdashi',
  hi: 'प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी',
};
const ends = { en: ['Purnima', 'Amavasya'], hi: ['पूर्णिमा', 'अमावस्या'] };
const halves = { en: ['Shukla', 'Krishna'], hi: ['शुक्ल', 'कृष्ण'] };
const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
};

/** A tithi, 1 to 30, with its half: `Shukla Chaturthi`, `Amavasya`. */
export function nameTithi(tithi: number, lang: Lang): string {
  const half = tithi > 15 ? 1 : 0;
  const day = tithi - 15 * half;
  if (day === 15) return ends[lang][half] ?? '';
  return `${halves[lang][half]} ${tithis[lang].split(' ')[day - 1]}`;
}

/** A day of the week, 0 Sunday to 6 Saturday. */
export function nameWeekday(weekday: number, lang: Lang): string {
  return weekdays[lang].split(' ')[weekday] ?? '';
}
