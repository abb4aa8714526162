import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Daily horoscope',
  description:
    'A day is read from the Moon. Look up where the Moon is today in the panchang, then find your sign below and see what kind of day it tends to be.',
  lead: 'A day is read from the Moon. Look up where the Moon is today in the panchang, then find your sign below and see what kind of day it tends to be.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'steps',
      heading: 'Read your own day in three steps',
      items: [
        {
          term: 'Know your sign',
          text: 'Your Moon sign comes from your kundli. It is the sign in which the Moon is drawn.',
        },
        {
          term: 'See today’s Moon',
          text: 'The panchang for your city names the sign the Moon is passing through.',
        },
        {
          term: 'Compare',
          text: 'Find your sign below. The lists say which Moon signs tend to bring easy days and which ask for a slower pace.',
        },
      ],
    },
    {
      kind: 'tiles',
      heading: 'Your sign and the Moon’s round',
      items: [
        {
          id: 'aries',
          title: 'Aries (Mesha)',
          text: 'Easy days: the Moon in Aries, Gemini, Virgo, Libra, Capricorn or Aquarius. Go gently when it is in Scorpio; other days are even.',
          picture: 'signs/aries',
        },
        {
          id: 'taurus',
          title: 'Taurus (Vrishabha)',
          text: 'Easy days: the Moon in Taurus, Cancer, Libra, Scorpio, Aquarius or Pisces. Go gently when it is in Sagittarius; other days are even.',
          picture: 'signs/taurus',
        },
        {
          id: 'gemini',
          title: 'Gemini (Mithuna)',
          text: 'Easy days: the Moon in Gemini, Leo, Scorpio, Sagittarius, Pisces or Aries. Go gently when it is in Capricorn; other days are even.',
          picture: 'signs/gemini',
        },
        {
          id: 'cancer',
          title: 'Cancer (Karka)',
          text: 'Easy days: the Moon in Cancer, Virgo, Sagittarius, Capricorn, Aries or Taurus. Go gently when it is in Aquarius; other days are even.',
          picture: 'signs/cancer',
        },
        {
          id: 'leo',
          title: 'Leo (Simha)',
          text: 'Easy days: the Moon in Leo, Libra, Capricorn, Aquarius, Taurus or Gemini. Go gently when it is in Pisces; other days are even.',
          picture: 'signs/leo',
        },
        {
          id: 'virgo',
          title: 'Virgo (Kanya)',
          text: 'Easy days: the Moon in Virgo, Scorpio, Aquarius, Pisces, Gemini or Cancer. Go gently when it is in Aries; other days are even.',
          picture: 'signs/virgo',
        },
        {
          id: 'libra',
          title: 'Libra (Tula)',
          text: 'Easy days: the Moon in Libra, Sagittarius, Pisces, Aries, Cancer or Leo. Go gently when it is in Taurus; other days are even.',
          picture: 'signs/libra',
        },
        {
          id: 'scorpio',
          title: 'Scorpio (Vrishchika)',
          text: 'Easy days: the Moon in Scorpio, Capricorn, Aries, Taurus, Leo or Virgo. Go gently when it is in Gemini; other days are even.',
          picture: 'signs/scorpio',
        },
        {
          id: 'sagittarius',
          title: 'Sagittarius (Dhanu)',
          text: 'Easy days: the Moon in Sagittarius, Aquarius, Taurus, Gemini, Virgo or Libra. Go gently when it is in Cancer; other days are even.',
          picture: 'signs/sagittarius',
        },
        {
          id: 'capricorn',
          title: 'Capricorn (Makara)',
          text: 'Easy days: the Moon in Capricorn, Pisces, Gemini, Cancer, Libra or Scorpio. Go gently when it is in Leo; other days are even.',
          picture: 'signs/capricorn',
        },
        {
          id: 'aquarius',
          title: 'Aquarius (Kumbha)',
          text: 'Easy days: the Moon in Aquarius, Aries, Cancer, Leo, Scorpio or Sagittarius. Go gently when it is in Virgo; other days are even.',
          picture: 'signs/aquarius',
        },
        {
          id: 'pisces',
          title: 'Pisces (Meena)',
          text: 'Easy days: the Moon in Pisces, Taurus, Leo, Virgo, Sagittarius or Capricorn. Go gently when it is in Libra; other days are even.',
          picture: 'signs/pisces',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What this can and cannot say',
      paragraphs: [
        'The Moon’s round describes mood and tempo: a good day for calls, a better day for rest. It is the same for everyone of your sign, so it cannot know your work, health or family. Let it help you plan small things, and take large decisions with better information.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Today’s panchang',
          text: 'The Moon’s sign, tithi and nakshatra for your city.',
          href: '/astrology-services/panchang',
        },
        {
          title: 'Free kundli',
          text: 'Find your Moon sign.',
          href: '/astrology-services/free-kundli',
        },
        { title: 'Weekly', text: 'Look seven days ahead.', href: '/horoscope/weekly' },
      ],
    },
  ],
};
