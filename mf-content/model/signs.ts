/** The twelve signs in order: slug (also the picture's name and the anchor), and names. */
export const signs = [
  { slug: 'aries', en: 'Aries', hi: 'मेष', sanskrit: 'Mesha' },
  { slug: 'taurus', en: 'Taurus', hi: 'वृषभ', sanskrit: 'Vrishabha' },
  { slug: 'gemini', en: 'Gemini', hi: 'मिथुन', sanskrit: 'Mithuna' },
  { slug: 'cancer', en: 'Cancer', hi: 'कर्क', sanskrit: 'Karka' },
  { slug: 'leo', en: 'Leo', hi: 'सिंह', sanskrit: 'Simha' },
  { slug: 'virgo', en: 'Virgo', hi: 'कन्या', sanskrit: 'Kanya' },
  { slug: 'libra', en: 'Libra', hi: 'तुला', sanskrit: 'Tula' },
  { slug: 'scorpio', en: 'Scorpio', hi: 'वृश्चिक', sanskrit: 'Vrishchika' },
  { slug: 'sagittarius', en: 'Sagittarius', hi: 'धनु', sanskrit: 'Dhanu' },
  { slug: 'capricorn', en: 'Capricorn', hi: 'मकर', sanskrit: 'Makara' },
  { slug: 'aquarius', en: 'Aquarius', hi: 'कुंभ', sanskrit: 'Kumbha' },
  { slug: 'pisces', en: 'Pisces', hi: 'मीन', sanskrit: 'Meena' },
] as const;
