import type { AreaLines } from '../library';

/** Love: the Moon's day, and Venus by house. */
export const love: AreaLines = {
  moon: [
    ['Say what you feel before you are asked.', 'Your warmth is noticed; let it be simple.'],
    ['A shared meal says more than a gift.', 'Choose soft words, at home above all.'],
    ['A short message at the right hour is enough.', 'Make the first call; it will be welcome.'],
    ['An evening at home brings you closer.', 'Listen to the feeling behind the words.'],
    ['Flirt, laugh, and leave the heavy questions for later.', 'Romance likes a light hand.'],
    ['Show love by helping with something dull.', 'Let a small quarrel end small.'],
    ['Give your partner the first word.', 'Two people want the same thing; name it together.'],
    ['Leave a silence alone; it is not a verdict.', 'Trust grows when nobody is hurried.'],
    ['Talk about where you both want to go.', 'Take a walk together and let the talk wander.'],
    ['Make room for affection in a full diary.', 'Let someone be proud of you in public.'],
    ['Friends bring warmth along; accept the invitation.', 'Tell a wish, however small.'],
    ['Tenderness needs no audience.', 'Forgive quietly and sleep well.'],
  ],
  graha: [
    ['lends you charm, so kindness comes back quickly', 'makes it easy to be liked as you are'],
    ['sweetens your speech and the table at home', 'reminds you to share small comforts'],
    ['favours letters, jokes and short meetings', 'brings affection through neighbours and kin'],
    ['makes the house the best place to be together', 'brings peace where families meet'],
    ['makes room for play and honest compliments', 'warms new acquaintance and old love alike'],
    ['asks you to notice the help you are given', 'turns affection into small acts of service'],
    ['puts partnership in a kind light', 'helps two people to hear each other'],
    ['slowly deepens what is private', 'keeps feelings below the surface, and sincere'],
    ['brings warmth from far away or from shared belief', 'likes love that learns something new'],
    ['mixes courtesy into work, and keeps love discreet', 'asks that ambition leave room for two'],
    ['turns friends into something dearer', 'fulfils a small wish among many people'],
    ['likes secluded places and unspoken care', 'gives comfort in rest and in letting go'],
  ],
};
