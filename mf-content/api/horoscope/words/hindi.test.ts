import { hindi } from './hindi';

const verbs = [
  ...Object.values(hindi.library.areas).flatMap(({ graha }) => graha.flat()),
  ...Object.values(hindi.library.slow).flat(),
];

test('what a graha does ends with its verb, or with what to do about it, and can follow its name', () => {
  // a relative clause at the beginning would be taken for one on the graha
  const relative = new Set(['जो', 'जहाँ', 'जब', 'जिस', 'जिन', 'जैसे']);
  const begin = verbs.filter((verb) => relative.has(verb.split(' ')[0] ?? ''));
  expect(begin).toEqual([]);
  const open = verbs.filter((verb) => /[।:;,]$/.test(verb) || !/\s/.test(verb));
  expect(open).toEqual([]);
});

test('what comes after a stop of the sense is set off by a semicolon, not by a comma', () => {
  // an advice to the reader after what the graha does is a sentence of its own
  const spliced = verbs.filter((verb) => /^[^;]*है, [^;]*ें$/.test(verb));
  expect(spliced).toEqual([]);
});

test('an entry says where, then what is done there, each in a whole sentence', () => {
  const arrival = {
    graha: 'jupiter',
    rashi: 3,
    house: 3,
    retrograde: false,
    when: '2 जून को',
  } as const;
  expect(hindi.ingress(arrival, hindi.library.slow.jupiter[2] ?? '')).toBe(
    '2 जून को गुरु कर्क राशि में, यानी आपके तीसरे भाव में प्रवेश करेगा। इस भाव का गुरु भाग्य के भरोसे रहने के बजाय प्रयास करने को कहता है।',
  );
});

test('partners and clients are met with tact, not asked for it', () => {
  expect(hindi.act('sun', 7, null, hindi.library.areas.career.graha[6]?.[1] ?? '')).toBe(
    'आपके सातवें भाव का सूर्य साझेदारों और ग्राहकों के साथ सूझबूझ से पेश आने को कहता है।',
  );
});
