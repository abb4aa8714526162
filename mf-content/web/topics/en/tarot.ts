import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Tarot',
  description:
    'Seventy-eight pictures, three cards, one honest question. Tarot does not foretell; it helps you look at a matter from a side you had not tried.',
  lead: 'Seventy-eight pictures, three cards, one honest question. Tarot does not foretell; it helps you look at a matter from a side you had not tried.',
  picture: 'tarot',
  layout: 'guide',
  blocks: [
    {
      kind: 'steps',
      heading: 'A three-card reading',
      items: [
        {
          term: 'Ask openly',
          text: 'Not “will he call?” but “what do I need to understand about this friendship?”',
        },
        { term: 'Shuffle and draw', text: 'Lay three cards from left to right.' },
        { term: 'Left, what has been', text: 'What brought you here.' },
        { term: 'Middle, what is', text: 'What is at work now, seen or unseen.' },
        {
          term: 'Right, what may grow',
          text: 'Where it tends if nothing changes. You can change it.',
        },
        { term: 'Write one sentence', text: 'What will you do differently this week?' },
      ],
    },
    {
      kind: 'list',
      heading: 'The four suits',
      items: [
        { term: 'Wands:', text: 'Energy, plans, courage.' },
        { term: 'Cups:', text: 'Feelings and bonds.' },
        { term: 'Swords:', text: 'Thoughts, words, decisions.' },
        { term: 'Pentacles:', text: 'Work, money, the body.' },
      ],
    },
    {
      kind: 'text',
      heading: 'When not to draw cards',
      paragraphs: [
        'Not three times on the same question, not when very upset, and never in place of a doctor, a lawyer or a helpline.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Draw three cards',
          text: 'Shuffle here, and turn them yourself.',
          href: '/tarot/reading',
        },
        { title: 'Numerology', text: 'Another kind of mirror.', href: '/numerology' },
        { title: 'Moon remedy', text: 'When feelings run high.', href: '/remedies/moon' },
        {
          title: 'Talk to someone',
          text: 'Readers and astrologers.',
          href: '/astrology-services/talk-to-astrologer',
        },
      ],
    },
  ],
};
