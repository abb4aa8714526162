import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Horoscope',
  description:
    'In Jyotish a horoscope is read from your Moon sign, not from your birthday. Find your sign here, then choose how far ahead you want to look.',
  lead: 'In Jyotish a horoscope is read from your Moon sign, not from your birthday. Find your sign here, then choose how far ahead you want to look.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'How to find your Moon sign',
      paragraphs: [
        'Your rashi is the sign in which the Moon stood when you were born. The Moon changes sign every two and a quarter days, so a date alone is not enough: you need the time and the place as well. A free kundli tells you in a minute.',
        'If you do not know your birth time, families often go by the first syllable of the given name. The syllables below belong to each sign. The dates show when the Sun is in the sign each year, for those who follow the Sun.',
      ],
    },
    {
      kind: 'tiles',
      heading: 'The twelve signs',
      items: [
        {
          id: 'aries',
          title: 'Aries (Mesha)',
          meta: 'Sun here: mid-April to mid-May',
          text: 'Direct, warm and quick to begin. Rests best after movement. Syllables: Chu Che Cho La Li Lu Le Lo A.',
          picture: 'signs/aries',
        },
        {
          id: 'taurus',
          title: 'Taurus (Vrishabha)',
          meta: 'Sun here: mid-May to mid-June',
          text: 'Steady and fond of comfort. Does well with time and touch. Syllables: I U E O Va Vi Vu Ve Vo.',
          picture: 'signs/taurus',
        },
        {
          id: 'gemini',
          title: 'Gemini (Mithuna)',
          meta: 'Sun here: mid-June to mid-July',
          text: 'Curious and talkative. Thinks by speaking. Syllables: Ka Ki Ku Gha Chha Ke Ko Ha.',
          picture: 'signs/gemini',
        },
        {
          id: 'cancer',
          title: 'Cancer (Karka)',
          meta: 'Sun here: mid-July to mid-August',
          text: 'Caring, with a long memory. Needs a home to return to. Syllables: Hi Hu He Ho Da Di Du De Do.',
          picture: 'signs/cancer',
        },
        {
          id: 'leo',
          title: 'Leo (Simha)',
          meta: 'Sun here: mid-August to mid-September',
          text: 'Generous and proud in the good sense. Shines when trusted. Syllables: Ma Mi Mu Me Mo Ta Ti Tu Te.',
          picture: 'signs/leo',
        },
        {
          id: 'virgo',
          title: 'Virgo (Kanya)',
          meta: 'Sun here: mid-September to mid-October',
          text: 'Careful and helpful. Sees the small thing others miss. Syllables: To Pa Pi Pu Sha Tha Pe Po.',
          picture: 'signs/virgo',
        },
        {
          id: 'libra',
          title: 'Libra (Tula)',
          meta: 'Sun here: mid-October to mid-November',
          text: 'Fair, sociable and graceful. Decides best in good company. Syllables: Ra Ri Ru Re Ro Ta Ti Tu Te.',
          picture: 'signs/libra',
        },
        {
          id: 'scorpio',
          title: 'Scorpio (Vrishchika)',
          meta: 'Sun here: mid-November to mid-December',
          text: 'Deep, private and loyal. Says little, feels much. Syllables: To Na Ni Nu Ne No Ya Yi Yu.',
          picture: 'signs/scorpio',
        },
        {
          id: 'sagittarius',
          title: 'Sagittarius (Dhanu)',
          meta: 'Sun here: mid-December to mid-January',
          text: 'Hopeful and frank. Needs a wide horizon. Syllables: Ye Yo Bha Bhi Bhu Dha Pha Bhe.',
          picture: 'signs/sagittarius',
        },
        {
          id: 'capricorn',
          title: 'Capricorn (Makara)',
          meta: 'Sun here: mid-January to mid-February',
          text: 'Patient and dutiful. Builds slowly and well. Syllables: Bho Ja Ji Khi Khu Khe Kho Ga Gi.',
          picture: 'signs/capricorn',
        },
        {
          id: 'aquarius',
          title: 'Aquarius (Kumbha)',
          meta: 'Sun here: mid-February to mid-March',
          text: 'Independent, friendly, ahead of its time. Thinks of the many. Syllables: Gu Ge Go Sa Si Su Se So Da.',
          picture: 'signs/aquarius',
        },
        {
          id: 'pisces',
          title: 'Pisces (Meena)',
          meta: 'Sun here: mid-March to mid-April',
          text: 'Gentle and imaginative. Needs quiet water. Syllables: Di Du Tha Jha De Do Cha Chi.',
          picture: 'signs/pisces',
        },
      ],
    },
    {
      kind: 'links',
      heading: 'Choose your horizon',
      items: [
        {
          title: 'Daily',
          text: 'Where the Moon is today, counted from your sign.',
          href: '/horoscope/daily',
        },
        {
          title: 'Weekly',
          text: 'The quick grahas: Moon, Mercury, Venus.',
          href: '/horoscope/weekly',
        },
        {
          title: 'Monthly',
          text: 'The Sun’s month and what it lights up.',
          href: '/horoscope/monthly',
        },
        {
          title: 'Yearly',
          text: 'The slow grahas: Jupiter, Saturn, Rahu and Ketu.',
          href: '/horoscope/yearly',
        },
      ],
    },
  ],
};
