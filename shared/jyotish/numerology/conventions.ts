/** What the numbers follow where the schools differ; every result carries it. */
export const numerologyConventions = {
  chaldean: 'Cheiro',
  pythagorean: 'A = 1 to I = 9, and again',
  dayBegins: 'midnight',
  masterNumbers: 'named and reduced',
  personalYear: 'January to December',
  loShu: 'digits of the date, Bhagyank, Moolank of a day with two digits',
  devanagari: 'romanised by Hunterian without marks',
};
