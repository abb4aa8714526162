import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Bhajan',
  description:
    'A bhajan is a prayer that can be sung by anyone. No training is needed; repetition carries the voice.',
  lead: 'A bhajan is a prayer that can be sung by anyone. No training is needed; repetition carries the voice.',
  picture: 'rituals',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'Kinds you will hear',
      items: [
        {
          term: 'Kirtan:',
          text: 'One leads, all answer. The line gets faster and then falls silent.',
        },
        { term: 'Nirgun:', text: 'Songs of the formless, as Kabir sang them.' },
        {
          term: 'Sagun:',
          text: 'Songs to Rama, Krishna, Shiva or the Mother, as by Meera, Surdas and Tulsidas.',
        },
        {
          term: 'Abhang:',
          text: 'The songs of Maharashtra’s saints, sung on the road to Pandharpur.',
        },
        { term: 'Dhun:', text: 'One name, repeated. The simplest and often the deepest.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'An evening of singing at home',
      items: [
        {
          term: 'Choose three',
          text: 'One to begin with Ganesha, one everyone knows, one slow song to end.',
        },
        { term: 'Pitch it low', text: 'Let the eldest person in the room set the note.' },
        { term: 'Keep time', text: 'Hands or a small pair of cymbals are enough.' },
        { term: 'Close in silence', text: 'One minute, then prasad.' },
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        { title: 'Aarti', text: 'The lamp at the end of the songs.', href: '/rituals/aarti' },
        { title: 'Videos', text: 'Watch and listen.', href: '/videos' },
        { title: 'Podcast', text: 'For the journey to work.', href: '/audio-podcast' },
      ],
    },
  ],
};
