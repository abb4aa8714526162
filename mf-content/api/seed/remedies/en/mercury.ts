import type { RemedyText } from '../../content-seed';

export const mercury: RemedyText = {
  title: 'Mercury (Budha): clear words, sound sums and a light touch',
  summary:
    'Writing, listening, the Budha mantra and green offerings on Wednesdays, for study, trade and conversations that keep going wrong.',
  sections: [
    {
      kind: 'text',
      heading: 'What Mercury stands for',
      paragraphs: [
        'Budha is the young one among the grahas: quick, curious and fond of play. It speaks of speech, writing, numbers, trade, skill of the hands, brothers and sisters, and friends. It rules Mithuna (Gemini) and Kanya (Virgo), where it is also exalted, and is weakest in Meena (Pisces). It is never far from the Sun, and three times a year it seems to walk backwards for about three weeks.',
        'A Mercury that works well listens before it answers, and can laugh at itself.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Students come when facts will not stay, shopkeepers when accounts will not agree, and many others when messages keep being misread, when an interview is near, or when something has gone quiet between siblings. Astrologers suggest it in Mercury’s dasha, or when Mercury is with Rahu or Ketu or very close to the Sun. None of this is a sentence on your intelligence. Every instrument needs tuning.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Choose one and keep it for forty-one days.',
      items: [
        {
          term: 'Three lines by hand',
          text: 'Each evening write what happened, what you learned and what is left open. Three lines, no more.',
        },
        {
          term: 'Repeat before reply',
          text: 'In one important talk a day, first say back what you heard: “So you mean that…”',
        },
        {
          term: 'Accounts on Wednesday',
          text: 'Enter the week’s income and spending in one place. Ten minutes is enough.',
        },
        {
          term: 'Memory by heart',
          text: 'Learn four lines of a poem, or one new word a day in a language you are fond of.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ बुं बुधाय नमः',
      transliteration: 'Om Bum Budhaya Namah',
      meaning: '“I bow to Budha, the wise one.”',
      practice:
        'Say it 11 times in the morning before study or work, or 108 times on Wednesdays. Pronounce each syllable; clear speech is itself the practice. Reciting the Vishnu Sahasranama, even a few verses of it, is the traditional companion.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Wednesday morning is the usual time.',
      items: [
        {
          term: 'What to give',
          text: 'Whole moong, green vegetables, fodder for a cow, pens, and exercise books.',
        },
        {
          term: 'To whom',
          text: 'A child beginning school, a cowshed that is well run, a reading room, a student hostel.',
        },
        {
          term: 'Give time',
          text: 'Fill in a form for someone who cannot, or read aloud to someone whose eyes are tired.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Wednesday, its colours and a fast',
      cost: 'optional',
      items: [
        {
          term: 'Day and direction',
          text: 'Wednesday, and the north. A tulsi or any green plant in your care suits Mercury well.',
        },
        { term: 'Colours', text: 'Leaf green and fresh parrot green.' },
        {
          term: 'Fast',
          text: 'Some take one meal with moong on Wednesdays. Skip it if you are pregnant, unwell, under eighteen, or on medicine that needs food, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Emerald (panna) is Mercury’s stone. Nearly every emerald is treated with oil, and low-priced ones are often glass, so a laboratory report is essential. It will not pass an examination for you or settle an account. Consider it only after the habits above have become natural, after an independent reading, and with money you can spare.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'After six Wednesdays look at three plain things: how many messages had to be explained twice, whether the account book is complete, and whether you remember what you studied last month. If these are better, the practice has taken root. If reading or attention has always been unusually hard, a learning specialist can do far more than a remedy, and there is no shame in asking.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'Mercury likes small, playful and frequent. Laugh once a day, write three lines, count your change, and speak to your brother or sister this week.',
      ],
    },
  ],
};
