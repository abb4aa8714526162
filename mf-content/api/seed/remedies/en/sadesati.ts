import type { RemedyText } from '../../content-seed';

export const sadesati: RemedyText = {
  title: 'Sade Sati: seven and a half years, walked calmly',
  summary:
    'What sade sati is, how its three parts differ, and a steady practice of work, rest and service to carry you through it without fear.',
  sections: [
    {
      kind: 'text',
      heading: 'What sade sati is',
      paragraphs: [
        'Sade sati means “seven and a half”. It is the time in which Saturn passes through the sign before your Moon sign, the Moon sign itself, and the sign after it, about two and a half years in each. Since Saturn needs nearly thirty years for a full round, most people meet it two or three times in a life. At any moment three of the twelve signs are in it, which is a quarter of all the people you know.',
        'That alone may calm you. A quarter of your street is not in misfortune; it is at school with a strict and fair teacher.',
      ],
    },
    {
      kind: 'text',
      heading: 'What the three parts are about',
      paragraphs: [
        'The first part usually concerns the outer frame: expenses, sleep, travel, what you can do without. The middle one, over the Moon, is the inner part: responsibility, tiredness, and a more honest view of yourself. The last touches family, speech and savings, and slowly hands things back. How it goes depends on the whole chart, the running dasha, and above all on how you live. Many marry, are promoted or build a home in these years.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Think of it as good housekeeping for seven years. Small and regular wins.',
      items: [
        {
          term: 'A fixed day',
          text: 'Keep the same hours for waking, meals and sleep. Structure carries you when mood does not.',
        },
        {
          term: 'A simple budget',
          text: 'Write down what comes in and goes out, each Saturday. Put off large loans and show; put a little aside.',
        },
        {
          term: 'One honest talk a week',
          text: 'With a friend or elder, about how things really are. Saturn weighs most on those who carry everything silently.',
        },
        { term: 'Less, but finished', text: 'Take on fewer things and complete them.' },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'नीलाञ्जनसमाभासं रविपुत्रं यमाग्रजम् । छायामार्तण्डसम्भूतं तं नमामि शनैश्चरम् ॥',
      transliteration:
        'Nilanjana-samabhasam Raviputram Yamagrajam, Chhaya-Martanda-sambhutam tam namami Shanaishcharam',
      meaning:
        '“Dark as blue collyrium, son of the Sun, elder brother of Yama, born of Chhaya: to the slow-moving one I bow.”',
      practice:
        'Recite it 3 times each evening, or 11 times on Saturdays. The Hanuman Chalisa on Tuesdays and Saturdays is the companion most families trust.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Saturdays, quietly, and near home.',
      items: [
        {
          term: 'What to give',
          text: 'Black sesame, urad, mustard oil, a blanket, sturdy footwear, a hot meal.',
        },
        {
          term: 'To whom',
          text: 'Daily-wage workers, an old person without family, people with disabilities.',
        },
        {
          term: 'Time instead of money',
          text: 'An hour a week with an elder who waits for company is the finest form.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Saturday, its colours and a fast',
      cost: 'optional',
      items: [
        {
          term: 'A lamp',
          text: 'Light a sesame-oil lamp at dusk, at home or beneath a peepal, where it is safe.',
        },
        {
          term: 'Colours',
          text: 'Deep blue and black on Saturdays if you enjoy them; there is no need to avoid other colours.',
        },
        {
          term: 'Fast',
          text: 'One simple evening meal on Saturdays. Skip it if you are pregnant, unwell, under eighteen, elderly, on medicine or in heavy labour, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'Please do not buy your way out',
      paragraphs: [
        'Sade sati is the subject most often used to frighten people into costly rituals and stones. Nothing you can buy makes Saturn leave a sign earlier. Wearing blue sapphire in this time is debated even among astrologers, so it comes last of all: only after an independent reading, never on credit, and never under pressure. If someone has pressed you, report it to us.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Every new moon, answer four questions with a number from one to five: Do I sleep? Do I pay what I owe? Is one relationship better? Did I finish something? Saturn moves slowly, so compare with six months ago, not with last week. If low spirits stay for weeks, or your body complains, see a doctor; the practice will wait for you.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'You need not admire these years to come through them well. Keep your hours, keep your word, keep one friend close. Saturn moves on, and what you have built in the meantime stays with you.',
      ],
    },
  ],
};
