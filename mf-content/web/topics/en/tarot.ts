import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Tarot',
  description:
    'Twenty-two pictures, three cards, one honest question. Tarot does not foretell; it helps you look at a matter from a side you had not tried.',
  lead: 'Twenty-two pictures, three cards, one honest question. Tarot does not foretell; it helps you look at a matter from a side you had not tried.',
  picture: 'tarot',
  action: { text: 'Draw three cards', href: '/tarot/reading' },
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
      heading: 'The rest of a deck',
      intro:
        'Our cards are the twenty-two of the Major Arcana. A full deck has fifty-six more, in four suits.',
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
        { title: 'Numerology', text: 'Another kind of mirror.', href: '/numerology' },
        { title: 'Moon remedy', text: 'When feelings run high.', href: '/remedies/moon' },
        {
          title: 'Talk to someone',
          text: 'How talks with astrologers will work.',
          href: '/astrology-services/talk-to-astrologer',
        },
      ],
    },
  ],
};
