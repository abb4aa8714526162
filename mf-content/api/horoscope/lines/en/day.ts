/** The Moon in each house, as the tone of a day. */
export const day = [
  [
    'You set the tone, so begin with what matters to you and keep the pace friendly.',
    'People answer to your mood; a rested face opens more doors than a long speech.',
    'Put yourself first on the list for once, in small and sensible ways.',
  ],
  [
    'Attention goes to the purse, the kitchen and the words spoken at home.',
    'Gentle speech carries further than a clever answer.',
    'Sort what you own before you add to it: keeping comes easier than getting.',
  ],
  [
    'Effort pays in small coin: calls, errands and one brave message.',
    'Your hands want to be busy; choose the task that needs courage rather than time.',
    'Brothers, sisters and neighbours bring the news that moves things along.',
  ],
  [
    'The mind looks homeward; an hour without visitors or screens does a lot of good.',
    'Feelings sit close to the surface, so choose the quieter of two plans.',
    'Home, mother and old comforts are the measure of the day.',
  ],
  [
    'Ideas come easily and so does laughter; let a child or a student teach you something.',
    'A playful approach solves what effort alone has not.',
    'Study, art and affection are well placed; begin what you would do for its own sake.',
  ],
  [
    'Clear the desk: small repairs and unanswered letters give way one after another.',
    'A competitor keeps you sharp rather than worried.',
    'Routine is a friend; what you finish before noon stays finished.',
  ],
  [
    'Other people hold half of the answer, so ask before you decide.',
    'Company suits you, and agreements reached in good humour tend to last.',
    'Meet someone halfway and the day becomes light.',
  ],
  [
    'Take the slow lane; this place of the Moon asks for patience more than for plans.',
    'Leave room between appointments and keep private matters private.',
    'Do not press for answers; what is unclear sorts itself out in its own time.',
  ],
  [
    'Advice from someone older is worth more than a search of your own.',
    'The horizon widens: a journey, a book or a prayer puts the week in order.',
    'Good fortune comes by way of teachers and plain generosity.',
  ],
  [
    'Your work is seen, so do the visible part first.',
    'Responsibility finds you, and it fits better than expected.',
    'People with a say are in a listening mood; be brief and be prepared.',
  ],
  [
    'Friends open a way; ask for the small favour you have been saving up.',
    'What you planted some time ago shows its first return.',
    'Gains in the wide sense: company, news, and a wish that moves closer.',
  ],
  [
    'Energy turns inward; give yourself permission to do less.',
    'Quiet tasks, distant places and an early night suit you.',
    'Spend time rather than money, and let one old matter go.',
  ],
] as const;
