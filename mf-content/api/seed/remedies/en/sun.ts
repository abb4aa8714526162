import type { RemedyText } from '../../content-seed';

export const sun: RemedyText = {
  title: 'Sun (Surya): steadiness, confidence and the will to lead',
  summary:
    'Free daily habits, the Surya mantra, simple giving and honest advice on ruby, for when confidence, recognition or your bond with your father feels strained.',
  sections: [
    {
      kind: 'text',
      heading: 'What the Sun stands for',
      paragraphs: [
        'In Jyotish the Sun is the king of the nine grahas. It speaks of the self that stays the same in every room: your sense of worth, your word, your father and the elders who opened doors for you, and the kind of authority that people accept gladly. It rules Simha (Leo), is exalted in Mesha (Aries) and is weakest in Tula (Libra).',
        'A Sun that works well shows as quiet confidence. You need not win every argument, because you know what you are there for.',
      ],
    },
    {
      kind: 'text',
      heading: 'When people turn to this remedy',
      paragraphs: [
        'People usually come here when their work goes unseen, when a superior or a government office seems to stand in the way, when speaking up feels harder than it should, or when things with their father are cold. Astrologers also suggest it during the Sun’s own period (mahadasha or antardasha), or when the Sun shares a house with Rahu, Ketu or Saturn. None of these means that something bad is waiting. They point to a part of life that would like more attention.',
      ],
    },
    {
      kind: 'list',
      heading: 'Start here: daily habits',
      cost: 'free',
      intro:
        'These cost nothing and are the heart of the remedy. Choose one, keep it for forty days, then think about adding another.',
      items: [
        {
          term: 'Water to the rising Sun',
          text: 'Soon after sunrise, pour a little water in a thin stream from a copper or steel vessel, and stand for a minute with eyes lowered. Never stare at the Sun.',
        },
        {
          term: 'A fixed hour of waking',
          text: 'Rise at the same time each day, holidays too. The Sun is the most punctual of the grahas, and regularity is its worship.',
        },
        {
          term: 'One promise kept',
          text: 'Each morning, name one thing you will finish today, and finish it before evening.',
        },
        {
          term: 'A call to your father',
          text: 'Or to the person who stood in that place. Ask, listen, and do not correct.',
        },
      ],
    },
    {
      kind: 'mantra',
      heading: 'The mantra',
      devanagari: 'ॐ घृणिः सूर्याय नमः',
      transliteration: 'Om Ghrinih Suryaya Namah',
      meaning: '“I bow to Surya, the radiant one.”',
      practice:
        'Facing east after a bath, say it 11 times a day, or 108 times on Sundays. A soft, unhurried voice is enough. Those who know the Aditya Hridayam or the Gayatri mantra may recite that instead.',
    },
    {
      kind: 'list',
      heading: 'Giving, within your means',
      cost: 'small',
      intro:
        'Give on a Sunday morning, quietly, to someone who can use it. The amount matters less than the regularity.',
      items: [
        {
          term: 'What to give',
          text: 'Wheat, jaggery, a meal of roti and dal, or a copper vessel.',
        },
        {
          term: 'To whom',
          text: 'A family that cooks its own food, a community kitchen, a school for visually impaired children, or an older person who lives alone.',
        },
        {
          term: 'When to stop',
          text: 'If giving leaves you short or in debt, it has stopped being a remedy. A glass of water given with respect counts fully.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'If you like: Sunday, its colours and a fast',
      cost: 'optional',
      items: [
        {
          term: 'Day and direction',
          text: 'Sunday, and the east. Begin important letters and applications in the morning.',
        },
        {
          term: 'Colours',
          text: 'Warm orange, copper and deep red, in a scarf, a notebook or a lamp.',
        },
        {
          term: 'Fast',
          text: 'Some eat one saltless meal on Sundays before sunset. Skip it if you are pregnant, unwell, under eighteen, or living with diabetes, blood pressure or any condition under treatment, unless your doctor agrees.',
        },
      ],
    },
    {
      kind: 'caution',
      heading: 'The gemstone comes last',
      paragraphs: [
        'Ruby (manikya) is the Sun’s stone. It is costly, it is not needed for any step above, and no stone can promise an outcome. If you still wish to wear one, have your chart read first by someone who does not sell stones, ask for a laboratory certificate, and never borrow money for it. A person who hurries or frightens you into buying is not offering a remedy.',
      ],
    },
    {
      kind: 'text',
      heading: 'How to tell whether it helps',
      paragraphs: [
        'Write one line in a diary each Sunday: how you slept, one moment when you spoke clearly, and how things stand with your father or your superior. After six Sundays, read the lines together. If mornings are steadier and you finish more of what you start, continue. If nothing has moved, let the practice go without guilt and look at the plain causes too: a talk with your manager, a skill to learn, a form to correct.',
      ],
    },
    {
      kind: 'text',
      heading: 'Before you go',
      paragraphs: [
        'The Sun rises for everyone and asks for no fee. Do a little, do it daily, and let the rest of the day be ordinary. For health, legal or money troubles, please see a qualified professional first; a remedy may walk beside that help and never takes its place.',
      ],
    },
  ],
};
