export const text = {
  en: {
    label: 'Country',
    found: (n: number) =>
      n === 0 ? 'No country found' : n === 1 ? '1 country found' : `${n} countries found`,
  },
  hi: {
    label: 'देश',
    found: (n: number) => (n === 0 ? 'कोई देश नहीं मिला' : n === 1 ? '1 देश मिला' : `${n} देश मिले`),
  },
};
