import type { RemedyText } from '../../content-seed';

export const ketu: RemedyText = {
  title: 'Ketu: letting go, and looking within',
  summary:
    'Silence, decluttering, service to animals and the Ketu mantra, for times when interest fades or endings come.',
  sections: [
    {
      kind: 'text',
      heading: 'What Ketu stands for',
      paragraphs: [
        'Ketu is the other end of Rahu’s line, the point where the Moon’s path crosses the Sun’s going south. Stories picture it as a body without a head: it knows without being able to explain. It speaks of detachment, intuition, research, old skills that come back easily, and of whatever we are ready to lay down. It stays about a year and a half in a sign.',
        'Where Rahu adds, Ketu takes away; and a room with fewer things in it has more light.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Often when something has ended without explanation, when work that used to matter feels empty, when one feels unseen in one’s own family, or when the pull towards prayer and solitude has grown strong. Astrologers suggest it in Ketu’s seven-year dasha or when Ketu is with the Moon or Venus. It is a season of pruning. A pruned tree is not a dying one.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Ketu needs very little, and prefers it done quietly.',
      items: [
        {
          term: 'Five minutes of silence',
          text: 'Sit at the same place each day, back straight, and follow ten breaths. When you lose count, begin at one.',
        },
        {
          term: 'One thing out',
          text: 'Every day give away, return or recycle one object you do not use.',
        },
        {
          term: 'Finish an ending',
          text: 'Write the letter, settle the small debt, return the book, say the thank you that was never said.',
        },
        {
          term: 'Bare feet on earth',
          text: 'Walk a few minutes on grass or soil where it is safe; it brings a scattered mind back to the body.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ कें केतवे नमः',
      transliteration: 'Om Kem Ketave Namah',
      meaning: '“I bow to Ketu.”',
      practice:
        'Say it 11 times at dawn or dusk, or 108 times on Tuesdays, and sit still for as long as it took to say it. “Om Gam Ganapataye Namah” is traditionally joined to it, as Ganesha guides new beginnings after endings.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Tuesday or Saturday, without telling anyone.',
      items: [
        {
          term: 'What to give',
          text: 'A blanket of two colours, sesame, seven grains mixed for birds, or a meal.',
        },
        {
          term: 'To whom',
          text: 'Street dogs above all, a wandering monk, a hospice, or a library that lends to everyone.',
        },
        {
          term: 'Another way',
          text: 'Give an hour of work for which nobody will thank you: cleaning a temple yard, sorting donated clothes.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: day, colours and a fast',
      cost: 'optional',
      items: [
        { term: 'Day and direction', text: 'Tuesday, and the corner of your home where you pray.' },
        { term: 'Colours', text: 'Smoky grey and undyed brown.' },
        {
          term: 'Fast',
          text: 'Some keep Ganesh Chaturthi of the dark fortnight with fruit until moonrise. Leave it out if you are pregnant, unwell, under eighteen or under treatment, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last, and seldom',
      paragraphs: [
        'Cat’s eye (lehsunia) is Ketu’s stone. Tradition itself is careful with it, and no one can tell you in advance that it will suit. Imitations are very common. Ketu’s spirit is to own less, so it would be odd if its remedy left you poorer; if in doubt, leave it in the shop.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Note two numbers each Tuesday: minutes of silence this week, and things given away. Beside them write one word for your mood. After seven Tuesdays read the words from top to bottom. If they have grown lighter, carry on. If the emptiness stays, if you have stopped eating with others, or if life itself feels unwanted, please talk to a doctor, a counsellor or a helpline today. You deserve company in that.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'An ending handled kindly becomes a clean beginning. Nothing needs to be forced; put down one thing, and walk on with your hands free.',
      ],
    },
  ],
};
