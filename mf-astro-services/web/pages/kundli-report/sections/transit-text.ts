/** The words of the transits over a chart. */
export const transitText = {
  en: {
    lead: (at: string, city: string, moon: string) =>
      `The sky of ${at} (clocks of ${city}) over this chart, counted from its Moon in ${moon}.`,
    chart: 'Transits from the lagna of birth',
    moonChart: 'Transits from the Moon of birth',
    good: 'favourable',
    plain: 'ordinary',
    fromMoon: (house: number) => `house ${house} from the Moon`,
    fromLagna: (house: number) => `house ${house} from the lagna`,
    bindus: (count: number) => `${count} bindus`,
    vedha: (grahas: string) => `obstructed by ${grahas}`,
    source:
      'Good houses and vedha after Phaladeepika, ch. 26; bindus are those of the graha’s own ashtakavarga in the rashi it passes.',
    more: 'The sky now, and the year’s transits',
  },
  hi: {
    lead: (at: string, city: string, moon: string) =>
      `${at} (${city} की घड़ी) का आकाश इस कुंडली पर, ${moon} के चंद्र से गिना हुआ।`,
    chart: 'जन्म लग्न से गोचर',
    moonChart: 'जन्म चंद्र से गोचर',
    good: 'अनुकूल',
    plain: 'सामान्य',
    fromMoon: (house: number) => `चंद्र से भाव ${house}`,
    fromLagna: (house: number) => `लग्न से भाव ${house}`,
    bindus: (count: number) => `${count} बिंदु`,
    vedha: (grahas: string) => `${grahas} से वेध`,
    source: 'शुभ भाव और वेध फलदीपिका, अध्याय 26 के अनुसार; बिंदु उस राशि में ग्रह के अपने अष्टकवर्ग के हैं।',
    more: 'अभी का आकाश और वर्ष भर के गोचर',
  },
};
