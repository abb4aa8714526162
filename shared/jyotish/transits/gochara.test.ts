import { computeGochara } from './gochara';

// the sky of 2025-06-01: Sun in Vrishabha, Mars in Karka, Jupiter in Mithuna, Saturn in Meena
const at = '2025-06-01T00:00:00Z';

describe('gochara', () => {
  it('counts houses from the Moon and the lagna', () => {
    const saturn = computeGochara({ moonRashi: 9, lagnaRashi: 0 }, at).find(isGraha('saturn'));
    expect(saturn).toMatchObject({ houseFromMoon: 3, houseFromLagna: 12, favourable: true });
    const unknown = computeGochara({ moonRashi: 9 }, at).find(isGraha('saturn'));
    expect(unknown?.houseFromLagna).toBeNull();
  });

  it('names the graha that obstructs, and spares father and son', () => {
    // Jupiter in the 2nd; its vedha house is the 12th, where Mercury or the Sun may stand
    const jupiter = computeGochara({ moonRashi: 1 }, at).find(isGraha('jupiter'));
    expect(jupiter).toMatchObject({ houseFromMoon: 2, favourable: true, vedhaBy: ['venus'] });
    // Sun in the 11th with Saturn in its vedha house, the 9th from there: no vedha between them
    const sun = computeGochara({ moonRashi: 10 }, at).find(isGraha('sun'));
    expect(sun).toMatchObject({ houseFromMoon: 4, favourable: false, vedhaBy: [] });
  });

  it('passes on the bindus of the rashi a graha stands in', () => {
    const bindus = { saturn: [0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4] };
    expect(computeGochara({ moonRashi: 0, bindus }, at).find(isGraha('saturn'))?.bindus).toBe(4);
  });
});

function isGraha(name: string) {
  return ({ graha }: { graha: string }) => graha === name;
}
