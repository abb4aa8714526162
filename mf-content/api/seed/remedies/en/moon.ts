import type { RemedyText } from '../../content-seed';

export const moon: RemedyText = {
  title: 'Moon (Chandra): calm, sleep and kindness to yourself',
  summary:
    'Gentle evening habits, the Soma mantra, white offerings on Mondays and plain advice on pearl, for restless weeks and feelings that run high.',
  sections: [
    {
      kind: 'text',
      heading: 'What the Moon stands for',
      paragraphs: [
        'The Moon is the mind as you live it from hour to hour: mood, memory, comfort, the need to belong. It speaks of your mother and of everyone who has fed and soothed you, of water, milk, home and the public. In Jyotish your rashi is the sign the Moon was in at birth, which is why horoscopes here are read from it. The Moon rules Karka (Cancer), is exalted in Vrishabha (Taurus) and is weakest in Vrishchika (Scorpio).',
        'It is also the quickest graha, and changes sign every two and a quarter days. A changing mood is not a fault. It is the Moon’s nature.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Many come when small words hurt for days, when sleep is thin, when home feels unsettled or distance has grown between them and their mother. Astrologers also suggest it in the Moon’s dasha, or when the Moon sits with Saturn, Rahu or Ketu, or was close to new at birth. Such placements describe a sensitive instrument. They do not describe a broken one.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Choose the easiest one first, and keep it for one full lunar month.',
      items: [
        {
          term: 'A quiet last half hour',
          text: 'Before bed, put the phone in another room, dim the lamp and drink a little water. Let the mind settle as water does, by being left alone.',
        },
        {
          term: 'Ten minutes of moonlight',
          text: 'On clear evenings in the bright fortnight, sit or walk under the Moon without talking.',
        },
        {
          term: 'Speak to your mother',
          text: 'Or to a woman who mothered you. Ask for an old story or a recipe.',
        },
        {
          term: 'Name the feeling',
          text: 'When it rises, say it plainly once: “This is worry.” A feeling with a name loses half its weight.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ सों सोमाय नमः',
      transliteration: 'Om Som Somaya Namah',
      meaning: '“I bow to Soma, the gentle light.”',
      practice:
        'Say it 11 times in the evening, or 108 times on Mondays and on the full moon, at the pace of slow breathing. “Om Namah Shivaya” is equally loved, since Shiva wears the Moon in his hair.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Monday is the day, evening the hour. White and cooling things suit the Moon.',
      items: [
        { term: 'What to give', text: 'Rice, milk, curd, sugar or a white cloth.' },
        {
          term: 'To whom',
          text: 'A mother with small children, an elderly woman, a shelter kitchen, or a neighbour who has just come home from hospital.',
        },
        {
          term: 'Another way',
          text: 'Keep a clean bowl of water outside for birds and street animals all summer. It costs nothing and has to be remembered daily.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Monday, its colours and a fast',
      cost: 'optional',
      items: [
        { term: 'Day and direction', text: 'Monday, and the north-west.' },
        { term: 'Colours', text: 'White, cream and pale silver.' },
        {
          term: 'Fast',
          text: 'Some take only fruit and milk on Mondays, or keep Purnima. Skip it if you are pregnant, unwell, under eighteen, on medicine, or have ever had trouble with eating, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Pearl (moti) is the Moon’s stone. It is optional, and it cannot promise peace of mind. Cultured pearls are real pearls and cost far less; a plain silver ring serves the same remembrance. Ask for a certificate, compare two shops, and walk away from anyone who links a purchase to your family’s safety.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'For one month, mark each morning with a small circle: full if you woke rested, half if so-so, empty if not. At the next full moon, count them. More full circles than last month means that the rhythm suits you. If sadness or fear stays for more than two weeks, or sleep keeps failing, please speak to a doctor or a counsellor. Asking for help is also care for the Moon.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'The Moon is never late in returning to fullness, and never hurries either. Treat yourself as you would treat a tired child: food, rest, a kind word, and tomorrow.',
      ],
    },
  ],
};
