import type { RemedyText } from '../../content-seed';

export const rahu: RemedyText = {
  title: 'Rahu: clear sight when the mind runs ahead',
  summary:
    'Simple order, less screen, the Rahu mantra and practical giving, for confusing and restless times, with no fear attached.',
  sections: [
    {
      kind: 'text',
      heading: 'What Rahu stands for',
      paragraphs: [
        'Rahu has no body. It is the point in the sky where the Moon’s path crosses the Sun’s going north, the place near which eclipses happen. In Jyotish it stands for hunger for the new: ambition, foreign lands, technology, sudden chances, and also smoke, exaggeration and the wish for a short cut. In the chart it always faces Ketu.',
        'Rahu has carried many people far from the village they were born in. Its lesson is simple to say and slow to learn: want, but see clearly what you want.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Usually when the mind will not stop planning, when a promise looked bigger than it was, when gossip or a misunderstanding has spread, or when screens and habits have begun to take more than they give. Astrologers suggest it in Rahu’s dasha, or when Rahu is with the Sun or the Moon. You may have heard frightening words for this. We do not use them: eighteen years of Rahu dasha include some of the most inventive years of a life.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Rahu grows in clutter and shrinks in order, so begin with what is plain and near.',
      items: [
        {
          term: 'One clear surface',
          text: 'Each evening clear one table, bag or folder completely.',
        },
        {
          term: 'A screen sunset',
          text: 'Choose an hour after which no feed is opened. Begin with thirty minutes before sleep.',
        },
        {
          term: 'Sleep on it',
          text: 'For twenty-four hours, buy nothing, sign nothing and announce nothing that came with the word “urgent”.',
        },
        {
          term: 'Facts first',
          text: 'When a rumour troubles you, write down what you saw yourself, what you were told and what you imagined, in three columns.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ रां राहवे नमः',
      transliteration: 'Om Ram Rahave Namah',
      meaning: '“I bow to Rahu.”',
      practice:
        'Say it 11 times after sunset, or 108 times on Saturdays, and end with a minute of silence. Many families prefer the Durga mantra “Om Dum Durgayai Namah”, which belongs to the same tradition.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Saturday evening is customary. Choose gifts that restore dignity.',
      items: [
        {
          term: 'What to give',
          text: 'Black sesame, whole urad, mustard oil, a blanket in winter, or sturdy shoes.',
        },
        {
          term: 'To whom',
          text: 'Sanitation workers, people who sleep outdoors, a leprosy home or a rehabilitation centre that accepts donations.',
        },
        {
          term: 'Another way',
          text: 'Feed stray dogs and birds, or mend something broken for a neighbour.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: day, colours and a fast',
      cost: 'optional',
      items: [
        {
          term: 'Day and direction',
          text: 'Saturday, and the south-west. Keep that corner of the home dry and tidy.',
        },
        { term: 'Colours', text: 'Smoke blue and earthy brown, worn sparingly.' },
        {
          term: 'Fast',
          text: 'Some eat simple food without onion and garlic on Saturdays. A full fast is not needed. If you are pregnant, unwell, under eighteen or under treatment, follow your doctor and leave this step out.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last, and seldom',
      paragraphs: [
        'Hessonite (gomed) is Rahu’s stone. Even traditional astrologers recommend it rarely, and nobody can promise what it will do. Please take no stone, yantra or paid ritual from anyone who first describes a danger and then offers the cure. If that has happened to you, tell us through the contact page. You owe nobody a purchase for having been frightened.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Every Saturday answer three questions in writing: Is my room clearer than last week? Did I sleep before midnight more often? Did I wait before a big yes? Two yeses a week for six weeks is real progress. If anxious thoughts, substances or gambling have taken hold, please reach out to a doctor or a helpline; that is the strongest remedy there is.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'An eclipse is only a shadow passing, and the Sun behind it is untouched. Keep your days simple for a while, and the view returns.',
      ],
    },
  ],
};
