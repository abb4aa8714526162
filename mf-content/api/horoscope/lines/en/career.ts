import type { AreaLines } from '../library';

/** Work: the Moon's day, and the Sun by house. */
export const career: AreaLines = {
  moon: [
    ['Take the first step yourself.', 'Your own judgement is the best guide at work.'],
    ['Put figures and files in order.', 'Speak once, clearly, and let it stand.'],
    ['Send the proposal; courage is on your side.', 'Short trips and calls bring results.'],
    ['Work from a calm corner if you can.', 'Fix the foundation before the front.'],
    ['Bring the unusual idea; it will be heard.', 'Teach something, and you will learn it twice.'],
    ['Old tasks fall one by one; keep a list.', 'Steady effort outdoes a rival.'],
    ['Settle it in conversation, not in writing.', 'A colleague completes your thought.'],
    ['Check twice and announce later.', 'Research and repair suit you better than launches.'],
    ['Ask a mentor before you choose.', 'Think a year ahead for an hour.'],
    ['Take the chair that is offered.', 'Show finished work; it speaks for you.'],
    ['Your network answers; write to three people.', 'A group effort succeeds.'],
    ['Finish rather than begin.', 'Work behind the scenes counts more than a stage.'],
  ],
  graha: [
    ['puts you in plain view and asks for steady energy', 'gives authority, and the duty to rest'],
    [
      'asks for measured words where money is discussed',
      'reminds you that standing grows from what is kept well',
    ],
    ['gives nerve for effort and for firm decisions', 'rewards the one who takes the initiative'],
    [
      'turns attention to home, family and the base of your work',
      'asks you to secure the base first',
    ],
    ['favours study, counsel and creative work', 'lets your ideas be taken seriously'],
    [
      'helps you hold your own and clear what is overdue',
      'gives strength for hard and regular work',
    ],
    ['brings strong personalities; agree on roles', 'asks for tact with partners and clients'],
    ['asks for modesty and well-kept papers', 'favours quiet research over display'],
    ['brings teachers, travel and larger aims', 'asks you to act by your principles'],
    ['brings your work, and those who judge it, into view', 'gives weight to what you take on'],
    ['brings recognition through groups and elders', 'lets a long effort show its return'],
    ['asks you to work out of sight for a while', 'favours distant places and careful endings'],
  ],
};
