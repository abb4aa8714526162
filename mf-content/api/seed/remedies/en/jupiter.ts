import type { RemedyText } from '../../content-seed';

export const jupiter: RemedyText = {
  title: 'Jupiter (Guru): learning, good counsel and a generous heart',
  summary:
    'Study, respect for teachers, the Brihaspati mantra and yellow offerings on Thursdays, with a plain word on yellow sapphire.',
  sections: [
    {
      kind: 'text',
      heading: 'What Jupiter stands for',
      paragraphs: [
        'Guru, the teacher of the gods, is the graha of meaning. It speaks of knowledge that makes a person kinder, of teachers, children, faith, good advice and the feeling that there is enough. It rules Dhanu (Sagittarius) and Meena (Pisces), is exalted in Karka (Cancer) and is weakest in Makara (Capricorn). It takes about twelve years to go round the zodiac, spending a year in each sign.',
        'When Jupiter works well in us we see the larger picture, forgive sooner, and know when to say “I do not know yet”.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Students come before examinations; others when a decision about marriage, children or study keeps being put off, when advice from every side has become noise, or when belief itself has worn thin. Astrologers suggest it in Jupiter’s dasha, when Jupiter is in Makara or close to the Sun, or when it sits with Rahu. These are reasons to tend a garden. They are not verdicts on it.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'One of these, kept through twelve Thursdays, is a complete remedy in itself.',
      items: [
        {
          term: 'Ten minutes of real study',
          text: 'A page of any text that makes you wiser, read slowly, with one sentence copied by hand.',
        },
        {
          term: 'Thank a teacher',
          text: 'Write to someone who taught you something. Say what it was and how you used it.',
        },
        {
          term: 'Teach one thing',
          text: 'Help a child with homework or an elder with a phone, without showing impatience.',
        },
        {
          term: 'Pause before advice',
          text: 'Ask “do you want help, or do you want me to listen?” Good counsel begins with that question.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ बृं बृहस्पतये नमः',
      transliteration: 'Om Brim Brihaspataye Namah',
      meaning: '“I bow to Brihaspati, lord of wisdom.”',
      practice:
        'Say it 11 times in the morning, or 108 times on Thursdays, sitting upright and facing north-east. The Guru stotra (“Gurur Brahma, Gurur Vishnu”) is a fine alternative.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Give on Thursday, before noon if you can.',
      items: [
        {
          term: 'What to give',
          text: 'Chana dal, bananas, turmeric, a yellow cloth, and above all books and notebooks.',
        },
        {
          term: 'To whom',
          text: 'A pupil who needs them, a village library, a priest or teacher of modest means, a school kitchen.',
        },
        {
          term: 'Knowledge counts',
          text: 'An hour of free teaching is the finest gift that Jupiter knows.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Thursday, its colours and a fast',
      cost: 'optional',
      items: [
        {
          term: 'Day and direction',
          text: 'Thursday, and the north-east, which is best kept clean and uncluttered at home.',
        },
        {
          term: 'Colours',
          text: 'Yellow, saffron and pale gold. A dot of turmeric or sandalwood on the forehead is a common custom.',
        },
        {
          term: 'Fast',
          text: 'Some take one meal of yellow food without salt on Thursdays. Skip it if you are pregnant, unwell, under eighteen, or managing diabetes or any other condition, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Yellow sapphire (pukhraj) is among the most expensive stones, and the most often imitated. You do not need it for anything above, and it cannot guarantee a marriage, a child or a result. If you want it as an ornament of faith, let someone who does not sell it read your chart first, insist on an independent laboratory report, and spend only what you would not miss.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Keep a list with two columns: “learned” and “shared”. Add one line to each every Thursday. After twelve weeks see whether decisions come with less noise, whether you return to study more easily, and whether people bring you their questions. If so, carry on. If not, change the subject of study before you change the stone.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'Jupiter’s grace looks very much like patience. Keep good company, read a little, give a little, and allow a year for what takes a year. Important choices about health, law or money still deserve a trained adviser in that field.',
      ],
    },
  ],
};
