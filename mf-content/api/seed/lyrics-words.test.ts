import { aartis, bhajans } from './lyrics-items';

const songs = [...aartis.read(), ...bhajans.read()];
const linesOf = (slug: string) =>
  songs.find((song) => song.slug === slug)?.details.stanzas.flatMap((stanza) => stanza.devanagari);

// as sung, and as printed in the usual collections
test.each([
  ['prabhuji-tum-chandan-hum-pani', 'अब कैसे छूटे, राम नाम रट लागी'],
  ['prabhuji-tum-chandan-hum-pani', 'जैसे सोनहिं मिलत सुहागा'],
  ['sukhkarta-dukhharta', 'सुखकर्ता दुःखहर्ता वार्ता विघ्नाची'],
  ['sukhkarta-dukhharta', 'चंदनाची उटी कुंकुमकेशरा'],
  ['sukhkarta-dukhharta', 'हिरेजडित मुगुट शोभतो बरा'],
  ['sukhkarta-dukhharta', 'दर्शनमात्रे मनःकामना पुरती'],
  ['jai-ambe-gauri', 'श्री मालकेतु में राजत, कोटि रतन ज्योती'],
  ['om-jai-jagdish-hare', 'तेरा तुझको अर्पण'],
  ['om-jai-jagdish-hare', 'श्री जगदीश जी की आरती, जो कोई नर गावे'],
  ['shani-dev-aarti', 'क्रीट मुकुट शीश राजित दिपत है लिलारी'],
  ['maiya-mori-main-nahin-makhan-khayo', 'यह लै अपनी लकुटि कमरिया, बहुतहि नाच नचायो'],
])('%s has the line %s', (slug, line) => {
  expect(linesOf(slug)).toContain(line);
});

test('every line has as many words in Latin letters', () => {
  const count = (line = '') => line.split(/\s+/).length;
  const uneven = songs.flatMap(({ details }) =>
    details.stanzas.flatMap(({ devanagari, roman }) =>
      devanagari.filter((line, index) => count(line) !== count(roman[index])),
    ),
  );
  expect(uneven).toEqual([]);
});

test('the meaning of every verse is told, in both languages', () => {
  for (const { slug, details } of songs) {
    // a refrain stands without a number, where it is not the first verse
    const [en, hi] = [details.en, details.hi].map(({ meaning }) => {
      const numbers = meaning.match(/^\d+\./gm)?.length ?? 0;
      return numbers + (meaning.startsWith('**') ? 1 : 0);
    });
    const verses = details.stanzas.length;
    expect({ slug, en, hi }).toEqual({ slug, en: verses, hi: verses });
  }
});

test('a song is labelled with the language its tradition names', () => {
  const languages = [
    ['mr', /Marathi/],
    ['gu', /Gujarati/],
    ['pa', /Nanak/],
  ] as const;
  for (const { slug, details } of songs) {
    const [named] = languages.find(([, name]) => name.test(details.tradition.en)) ?? [];
    expect({ slug, language: details.language }).toEqual({ slug, language: named });
  }
});
