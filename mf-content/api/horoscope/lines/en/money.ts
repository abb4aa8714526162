import type { AreaLines } from '../library';

/** Money: the Moon's day, and Mercury by house. */
export const money: AreaLines = {
  moon: [
    ['Buy what you need, not what your mood wants.', 'Set a limit in the morning and keep it.'],
    ['Count, write down, put aside.', 'Household costs deserve a calm talk.'],
    ['A small sideline of work is worth a try.', 'Compare prices before you travel.'],
    ['Home comes first in the budget.', 'Leave large purchases for a less tender day.'],
    ['Enjoy a modest treat; leave games of chance.', 'Spend on learning.'],
    ['Pay a bill that has waited.', 'Check the small print of a service you pay for.'],
    ['Agree on shared costs openly.', 'Let both sides read before either signs.'],
    ['Lend nothing you would miss.', 'Look over insurance and papers, without haste.'],
    ['Give a little where it helps.', 'Ask someone experienced before you commit.'],
    ['Name your fee plainly.', 'Good work is the best argument about money.'],
    ['Follow up what is owed to you.', 'A friend knows of something useful.'],
    ['Watch the many small expenses.', 'Put off online shopping until tomorrow.'],
  ],
  graha: [
    ['sharpens your arithmetic and your questions', 'helps you explain what you need'],
    ['keeps the count straight and likes a written plan', 'favours savings and honest bargaining'],
    ['brings offers by message; read them to the end', 'makes many small errands pay'],
    ['asks for a look at rent, repairs and papers', 'favours talks about the house'],
    [
      'finds clever ideas; test them on paper first',
      'makes money spent on courses and books worthwhile',
    ],
    ['untangles accounts and old claims', 'spots the error in a bill'],
    ['helps two sides to agree on terms', 'likes contracts that are short and clear'],
    ['finds what is useful in old files', 'asks for patience with refunds and joint funds'],
    ['brings good advice, often from afar', 'favours planning over quick decisions'],
    ['links your words with your earnings', 'favours proposals, invoices and clear offers'],
    ['brings useful contacts and timely news', 'helps many small gains to add up'],
    ['asks you to track what slips away', 'favours quiet bookkeeping over new spending'],
  ],
};
