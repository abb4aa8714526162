import type { RemedyText } from '../../content-seed';

export const mars: RemedyText = {
  title: 'Mars (Mangal): courage, a cool head and good use of energy',
  summary:
    'Daily movement, honest anger handled well, the Mangal mantra and red lentils on Tuesdays, with clear words on Mangal dosha.',
  sections: [
    {
      kind: 'text',
      heading: 'What Mars stands for',
      paragraphs: [
        'Mangal, son of the earth, is the soldier among the grahas. It speaks of courage, muscle, younger brothers, land and houses, engineers, surgeons and sportspeople, and of the anger that can protect or burn. It rules Mesha (Aries) and Vrishchika (Scorpio), is exalted in Makara (Capricorn), where strength obeys discipline, and is weakest in Karka (Cancer).',
        'A Mars that works well acts soon, fights fair and sleeps soundly.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'Some come because tempers flare at home or on the road; some because they cannot begin, or give in too quickly; others over a quarrel about land, or after being told that they are manglik. Mars in certain houses is found in a large share of all charts, and the classical texts list many cancellations. Being manglik does not harm a partner and is no reason to end a match that is otherwise good. Astrologers also suggest this remedy in Mars’s seven-year dasha.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro: 'Energy that is used does not turn sour.',
      items: [
        {
          term: 'Thirty minutes of movement',
          text: 'Walk briskly, climb stairs, do Surya Namaskar or dig a garden. If you have a medical condition, ask your doctor what suits you.',
        },
        {
          term: 'Ten breaths before words',
          text: 'When anger rises, drink water and count ten slow breaths before you answer or press send.',
        },
        {
          term: 'One brave small thing',
          text: 'Every Tuesday make the call, ask the question or say the no that you have been postponing.',
        },
        {
          term: 'Be a good brother',
          text: 'Do something useful for a younger sibling or cousin without being asked.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ अं अङ्गारकाय नमः',
      transliteration: 'Om Am Angarakaya Namah',
      meaning: '“I bow to Angaraka, glowing like an ember.”',
      practice:
        'Say it 11 times in the morning, or 108 times on Tuesdays, sitting firmly with both feet on the ground. The Hanuman Chalisa once a day is the most loved alternative: strength in the service of others.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro: 'Tuesday is customary, in the morning.',
      items: [
        {
          term: 'What to give',
          text: 'Masoor dal, jaggery, wheat, a red cloth, or tools to someone who works with them.',
        },
        {
          term: 'To whom',
          text: 'Families of soldiers, guards on night duty, an athlete of small means, a wrestling hall.',
        },
        {
          term: 'Blood',
          text: 'If you are healthy and eligible, donate blood at a recognised blood bank. It is the gift that resembles Mars most.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Tuesday, its colours and a fast',
      cost: 'optional',
      items: [
        { term: 'Day and direction', text: 'Tuesday, and the south.' },
        {
          term: 'Colours',
          text: 'Red and coral, in small amounts if you are already quick-tempered.',
        },
        {
          term: 'Fast',
          text: 'Some take one saltless meal on Tuesdays, often wheat and jaggery. Skip it if you are pregnant, unwell, under eighteen, in training or heavy labour, or living with diabetes, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Red coral (moonga) is the stone of Mars. It is often dyed or moulded, and reefs suffer for it, so consider a copper ring or simply a red thread. No stone guarantees a marriage, a victory in court or the sale of land. Read the chart with someone independent first, and do not pay for any “dosha removal” sold through fear.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Each Tuesday note three counts: days you moved, quarrels that went too far, and brave things done. After eight weeks, more of the first and third and fewer of the second is a clear answer. If anger has ever frightened someone at home, or you are the one who is frightened, please seek help from a counsellor or a helpline now. That is courage too.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'Fire cooks the meal when it stays in the hearth. Move daily, speak straight, protect someone weaker, and let the embers glow.',
      ],
    },
  ],
};
