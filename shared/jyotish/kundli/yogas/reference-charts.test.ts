import { computeChart } from '../chart';
import type { YogaId } from './find-yogas';
import { findYogas } from './find-yogas';
import fixture from '../../fixtures/charts-swisseph.json';

interface Read {
  /** How the chart stands, from which each yoga of the list can be followed. */
  stands: string;
  yogas: YogaId[];
  cancelled?: YogaId[];
}

// read by hand from the places Swiss Ephemeris gives; h = house
const charts: Record<string, Read> = {
  'se-01': {
    stands:
      'Meena lagna: Su Ve Ke h1, Mo Ma Ra h7, Sa h11, Me Ju h12. Venus exalted in h1; Jupiter and Mercury, ' +
      'lords of 1, 10 and 4, 7, together; Moon and Mars, lords of 5 and 2, 9, together; four rashis held',
    yogas: [
      ...(['malavya', 'kemadruma', 'chandra-mangala', 'chandra-adhi', 'shakata', 'vosi'] as const),
      ...(['raja-kendra-trikona', 'dhana-lords', 'kedara'] as const),
    ],
    cancelled: ['kemadruma', 'shakata'],
  },
  'se-02': {
    stands:
      'Kanya lagna: Me h3, Su Ve h4, Mo Ma Sa Ke h6, Ju h9, Ra h12. Jupiter (4, 7) and Venus (2, 9) exchange; ' +
      'Jupiter and Mercury (1, 10) in mutual aspect; Saturn (6) and Mars (8) in the 6th, the Moon (11) too; ' +
      'Mercury, alone in the 10th from the Moon, is a benefic',
    yogas: [
      ...(['gajakesari', 'kemadruma', 'chandra-mangala', 'vosi', 'raja-kendra-trikona'] as const),
      ...(['raja-kendra-trikona', 'harsha', 'sarala', 'maha-parivartana', 'dhana-lords'] as const),
      ...(['daridra', 'amala', 'kedara'] as const),
    ],
    cancelled: ['kemadruma'],
  },
  'se-04': {
    stands:
      'Tula lagna: Ke h1, Sa h3, Mo h4, Ra h7, Ma h8, Ju h9, Su h10, Me h11, Ve h12. Saturn rules 4 and 5; ' +
      'Saturn alone beside the Moon; Jupiter before and Mercury after the Sun; Venus (8) in the 12th; ' +
      'seven grahas in seven rashis',
    yogas: [
      ...(['anapha', 'shakata', 'ubhayachari', 'yogakaraka', 'sarala', 'chatussagara'] as const),
      'veena',
    ],
    cancelled: ['shakata'],
  },
  'se-07': {
    stands:
      'Mithuna lagna: Ma Ra h1, Sa h2, Su Ju Ve h4, Me h5, Ke h7, Mo h8. Mercury (1, 4) and Venus (5, 12) ' +
      'exchange, Moon (2) and Saturn (8, 9) too; Jupiter (7, 10) with Venus; Venus debilitated under Mercury ' +
      'in a kendra from the Moon; Moon at 1°33′ of Makara, aspected by Saturn',
    yogas: [
      ...(['kemadruma', 'vesi', 'raja-kendra-trikona', 'raja-kendra-trikona'] as const),
      ...(['neecha-bhanga', 'maha-parivartana', 'dainya-parivartana', 'dhana-lords'] as const),
      ...(['amala', 'khadga', 'kalpadruma', 'pravrajya-moon-saturn', 'pasha'] as const),
    ],
    cancelled: ['kemadruma', 'raja-kendra-trikona', 'raja-kendra-trikona'],
  },
  'se-08': {
    stands:
      'Vrishabha lagna: Ra h1, Ma h2, Su Mo Me Ve Sa h3, Ju h6, Ke h7. Sun (4), Mercury (2, 5), Venus (1) and ' +
      'Saturn (9, 10) all together, which binds six pairs; the Moon strong in Karka leads five grahas; ' +
      'Jupiter (8, 11) in the 6th and in a kendra from the Moon; three rashis held',
    yogas: [
      ...(['gajakesari', 'anapha', 'vosi', 'budha-aditya'] as const),
      ...Array<YogaId>(6).fill('raja-kendra-trikona'),
      ...(['yogakaraka', 'akhanda-samrajya', 'sarala', 'dhana-lords', 'daridra'] as const),
      ...(['pravrajya', 'shula'] as const),
    ],
  },
};

test.each(Object.entries(charts))('yogas of %s', (id, { stands, yogas, cancelled = [] }) => {
  const birth = fixture.charts.find((chart) => chart.id === id);
  if (!birth) throw new Error(`The fixture has no chart ${id}`);
  const chart = computeChart({ utc: birth.utc, latitude: birth.lat, longitude: birth.lon });
  const found = findYogas(chart);
  expect({ stands, yogas: found.map((yoga) => yoga.id) }).toEqual({ stands, yogas });
  const aside = found.filter((yoga) => yoga.cancelledBy.length > 0);
  expect(aside.map((yoga) => yoga.id)).toEqual(cancelled);
});
