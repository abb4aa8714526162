/** What is said of an eclipse at a place. */
export const enEclipse = {
  /** In a sentence, of the whole earth. */
  kindsOnEarth: {
    total: 'total',
    annular: 'annular',
    hybrid: 'total or annular',
    partial: 'partial',
    penumbral: 'penumbral',
  },
  elsewhere: {
    sun: (kind: string) =>
      `Elsewhere on Earth this eclipse is ${kind}; what is seen from here is partial.`,
    moon: (kind: string) =>
      `This eclipse is ${kind}, but that phase passes while the Moon is below the horizon here.`,
  },
  begins: 'Begins',
  rises: 'Rises eclipsed',
  centralBegins: { total: 'Total from', annular: 'Ring from' },
  deepest: 'Deepest',
  centralEnds: { total: 'Total until', annular: 'Ring until' },
  sets: 'Sets eclipsed',
  ends: 'Ends',
  magnitude: {
    sun: (share: string) => `Magnitude ${share}: that much of the Sun’s diameter is covered.`,
    moon: (share: string) =>
      `Umbral magnitude ${share}: that much of the Moon’s diameter is in the shadow.`,
    penumbral: (share: string) =>
      `Penumbral magnitude ${share}: that much of the Moon’s diameter is in the half-shadow. It only looks a little greyer.`,
  },
  covered: {
    total: 'The Sun is covered completely.',
    annular: (share: string) =>
      `A ring of the Sun stays uncovered: ${share} of its diameter is hidden.`,
    moon: 'The whole Moon is in the shadow.',
  },
  obscuration: (share: string) => `Obscuration ${share}: that much of its disc is hidden.`,
  safety:
    'Never look at the Sun without eclipse glasses marked ISO 12312-2, not even at a thin bite out of it. Sunglasses, X-ray film and smoked glass do not protect; a pinhole that throws the Sun’s picture on paper is safe.',
};
