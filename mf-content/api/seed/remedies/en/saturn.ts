import type { RemedyText } from '../../content-seed';

export const saturn: RemedyText = {
  title: 'Saturn (Shani): patience, fair work and things that last',
  summary:
    'Honest effort, service to those who labour, the Shani mantra and Saturday giving, with the fear taken out of the subject.',
  sections: [
    {
      kind: 'text',
      heading: 'What Saturn stands for',
      paragraphs: [
        'Shani is the slow walker: nearly thirty years for one round, two and a half in each sign. It speaks of time, labour, discipline, old age, farmers and workers, justice, and the debts we pay by effort. It rules Makara (Capricorn) and Kumbha (Aquarius), is exalted in Tula (Libra), the sign of the scales, and is weakest in Mesha (Aries), which cannot wait.',
        'Of all the grahas it is the most feared and, when people look back, the most often thanked. What Saturn builds tends to stand.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'They come when work is heavy and the reward slow, when a delay has worn them down, when duties towards elders weigh, or when loneliness has settled in. Astrologers suggest it in Saturn’s nineteen-year dasha, or when Saturn passes the fourth or eighth sign from the Moon, which is called dhaiya. For the seven and a half years around the Moon there is a separate page on sade sati. In each case Saturn asks for structure; it does not announce punishment.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Saturn respects what is regular, so keep it small and do not miss.',
      items: [
        {
          term: 'The hardest thing first',
          text: 'Give the first twenty-five minutes of work to the task you have been avoiding.',
        },
        { term: 'Be on time', text: 'For six weeks, arrive five minutes early everywhere.' },
        {
          term: 'Sweep your own floor',
          text: 'Do one piece of humble work at home with your own hands each day.',
        },
        {
          term: 'Respect for labour',
          text: 'Learn the names of those who guard, clean and deliver, and greet them by name.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ शं शनैश्चराय नमः',
      transliteration: 'Om Sham Shanaishcharaya Namah',
      meaning: '“I bow to the one who moves slowly.”',
      practice:
        'Say it 11 times in the evening, or 108 times on Saturdays. Many light a sesame-oil lamp under a peepal tree. The Hanuman Chalisa is the best-loved companion to this practice.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Saturday, best of all near sunset.',
      items: [
        {
          term: 'What to give',
          text: 'Black sesame, urad, mustard oil, iron utensils, a blanket, an umbrella, working shoes.',
        },
        {
          term: 'To whom',
          text: 'Labourers, porters, people with disabilities, the elderly poor.',
        },
        {
          term: 'Fair dealing',
          text: 'Return what you owe, pay wages on the day, and do not bargain with those who earn less than you. Saturn counts this first.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Saturday, its colours and a fast',
      cost: 'optional',
      items: [
        { term: 'Day and direction', text: 'Saturday, and the west.' },
        { term: 'Colours', text: 'Dark blue, black and slate; plain and well mended clothes.' },
        {
          term: 'Fast',
          text: 'Some take one simple meal after sunset on Saturdays. Skip it if you are pregnant, unwell, under eighteen, elderly, in heavy physical work, or on medicine, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Blue sapphire (neelam) has more rumours around it than any other stone. It is expensive, often heat-treated, and can neither rescue nor ruin you. Consider it only after a reading by someone who does not sell it, with a laboratory report and a clear return policy. An iron ring made by a local smith is the humble, traditional alternative.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Draw seven boxes for the week and tick one each day you did your chosen habit. After eight Saturdays count the ticks before judging anything else. With forty or more, look at your work: is one long task finished, one debt smaller, one elder better cared for? If so, go on. If your body is worn out, the remedy is rest and a medical check, and that too is discipline.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'Slow is not the same as stopped. Keep your word, keep your hours, be gentle with those who serve you, and let time do its share.',
      ],
    },
  ],
};
