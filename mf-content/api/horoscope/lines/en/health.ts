import type { AreaLines } from '../library';

/** Well-being, never medicine: the Moon's day, and Mars by house. */
export const health: AreaLines = {
  moon: [
    ['Move early and eat on time.', 'Spend the strength of a night’s sleep with care.'],
    ['Simple food, slowly eaten, is enough.', 'Rest your voice now and then.'],
    ['A brisk walk clears the head.', 'Use your hands and your legs.'],
    ['Sit in the sun for a while.', 'Go to bed before the thoughts begin to turn.'],
    ['Play counts as exercise.', 'Laughter loosens the shoulders.'],
    ['Return to a habit that did you good.', 'Regular hours are worth more than great resolve.'],
    ['Walk with someone.', 'Balance company with an hour alone.'],
    ['Do half of what you planned and rest.', 'Keep warm, keep calm, keep to your routine.'],
    ['Fresh air and a long view refresh you.', 'Breathe slowly before you set out.'],
    ['Stand up between tasks.', 'Take the break you would give a colleague.'],
    ['Join others in something active.', 'Good spirits carry you; do not overdo the evening.'],
    ['Sleep is the best thing on the list.', 'Dim the lights early.'],
  ],
  graha: [
    ['gives drive; spend it on movement, not on temper', 'quickens you, so warm up and slow down'],
    ['asks for calm meals and calm words', 'likes plain food and a steady rhythm'],
    ['gives stamina for sport and effort', 'makes hard exercise feel easy'],
    ['stirs things at home; take the heat for a walk', 'asks for quiet corners and patience'],
    ['likes games and lively practice', 'gives spirit that wants direction'],
    ['gives strength for discipline and routine', 'helps a good habit to hold'],
    ['makes others impatient; keep your own pace', 'asks for sport without rivalry'],
    ['asks you to go without haste and to mind your tools', 'favours slow, attentive movement'],
    ['carries you outdoors and upwards', 'turns restlessness into a journey'],
    ['fills the working day; plan pauses in it', 'gives force to purpose, if you rest'],
    ['brings energy in company', 'makes training together a pleasure'],
    ['tires you soon; freshness comes back with sleep', 'asks you to rest before you are weary'],
  ],
};
