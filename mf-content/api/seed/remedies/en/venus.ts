import type { RemedyText } from '../../content-seed';

export const venus: RemedyText = {
  title: 'Venus (Shukra): affection, beauty and keeping things fair',
  summary:
    'Small courtesies, a clean and pleasing home, the Shukra mantra and white offerings on Fridays, with calm advice on diamond and its substitutes.',
  sections: [
    {
      kind: 'text',
      heading: 'What Venus stands for',
      paragraphs: [
        'Shukra is the teacher who knew how to restore what had withered. It speaks of love and partnership, of art, music, fragrance, comfort, vehicles, and the pleasure of a thing well made. It rules Vrishabha (Taurus) and Tula (Libra), is exalted in Meena (Pisces) and is weakest in Kanya (Virgo), where it finds fault with everything.',
        'A Venus that works well knows how to enjoy without grasping, and how to give in without losing itself.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Couples come when tenderness has turned into management; single people when meeting someone has become a chore; artists when work has gone dry; others when spending has outrun earning. Astrologers suggest it in Venus’s dasha, or when Venus is close to the Sun, with Ketu, or in Kanya. It says that warmth wants attention. It does not say that love is denied to you.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Begin with the one that would please the people you live with.',
      items: [
        {
          term: 'One true compliment',
          text: 'Say something specific and kind each day to your partner, a parent or a colleague, and expect nothing back.',
        },
        {
          term: 'Ten minutes of beauty',
          text: 'Sing, draw, arrange flowers, iron a shirt with care, or listen to one raga from beginning to end.',
        },
        {
          term: 'A clean corner',
          text: 'Keep the place where you sleep fresh: sheets, light, air, and no screens on the pillow.',
        },
        {
          term: 'Meals without quarrel',
          text: 'Agree that nothing difficult is discussed while eating.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ शुं शुक्राय नमः',
      transliteration: 'Om Shum Shukraya Namah',
      meaning: '“I bow to Shukra, the bright one.”',
      practice:
        'Say it 11 times in the morning, or 108 times on Fridays, bathed and in clean clothes. The Shri Suktam, or simply “Om Shri Mahalakshmyai Namah”, is a lovely alternative.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Friday is the day, before sunset.',
      items: [
        {
          term: 'What to give',
          text: 'Rice, curd, sugar, white sweets, a cotton saree or towel, soap, and simple things that make someone feel looked after.',
        },
        {
          term: 'To whom',
          text: 'A woman who supports her household alone, a girl beginning college, a home for the aged, an artist of small means.',
        },
        {
          term: 'Fairness',
          text: 'Pay the person who cleans, sews or drives for you on time and in full. No offering to Venus is greater.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Friday, its colours and a fast',
      cost: 'optional',
      items: [
        { term: 'Day and direction', text: 'Friday, and the south-east.' },
        { term: 'Colours', text: 'White, cream and soft pink; a little sandalwood or rose.' },
        {
          term: 'Fast',
          text: 'Some avoid sour food on Fridays or take one light meal. Skip it if you are pregnant, unwell, under eighteen, on treatment, or if fasting has ever become a way of punishing your body.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Diamond (heera) is Venus’s stone, and white sapphire, white topaz or zircon are traditional substitutes. None of them is needed and none can promise marriage or make anyone love you. If you choose one for its beauty, ask for a certificate, compare prices, and let an adviser with nothing to sell look at your chart.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'On Fridays, each of you (or you alone) writes down one moment of the week that was pleasant together. After eight weeks read them aloud. If the list has grown longer and the voice at home softer, continue. If there is cruelty, pressure or fear in a relationship, no remedy should keep you there: please speak to someone you trust or to a helpline.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'Beauty grows under attention, like a plant at the window. Give a little time, be fair, and leave room for the other person to come towards you.',
      ],
    },
  ],
};
