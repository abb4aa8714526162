/** How a supply is treated: `exempt` and `nil` are both without tax, but are reported apart. */
export const treatments = ['taxed', 'nil', 'exempt'] as const;
export type Treatment = (typeof treatments)[number];

/** A rate of GST by the beginning of a code of goods (HSN) or services (SAC), from a day on. */
export interface DatedRate {
  /** Two to eight digits; a longer one goes before a shorter one. */
  code: string;
  /** The first day it is in force, in India: `2025-09-22`. */
  validFrom: string;
  /** The whole rate: 1,800 is 18 %. */
  basisPoints: number;
  treatment: Treatment;
  what: string;
  /** The notification it stands in. */
  source: string;
  /** An accountant has to confirm it before anything is sold under it. */
  isDoubtful: boolean;
}

/** Rates of Notification 9/2025-Central Tax (Rate), as amended, and nil ones of 10/2025. */
const NEW_RATES = '2025-09-22';
/** The day GST began. */
const BEGINNING = '2017-07-01';

const taxed = (percent: number, code: string, what: string, source: string): DatedRate => ({
  ...{ code, what, source, validFrom: NEW_RATES, treatment: 'taxed', isDoubtful: false },
  basisPoints: percent * 100,
});
const untaxed = (treatment: 'nil' | 'exempt', code: string, what: string, source: string) => ({
  ...taxed(0, code, what, source),
  treatment,
});
const doubtful = (rate: DatedRate): DatedRate => ({ ...rate, isDoubtful: true });
const nine = (schedule: string) => `Notification 9/2025-CT(R), schedule ${schedule}`;
const samagri = 'Notification 10/2025-CT(R): puja samagri';

/** The rates that a new site begins with; staff add later ones. */
export const rateSeeds: readonly DatedRate[] = [
  // puja samagri of any chapter is nil by name; the codes are those it is mostly invoiced under
  untaxed('nil', '1404', 'Rudraksha and rudraksha mala, roli, kalava', samagri),
  doubtful(untaxed('nil', '4421', 'Tulsi kanthi mala', samagri)),
  taxed(5, '1301', 'Loban and other natural resins', 'Notification 9/2025-CT(R), schedule I'),
  taxed(18, '2914', 'Camphor', 'Notification 9/2025-CT(R), schedule II'),
  taxed(5, '3307', 'Agarbatti, dhoop and sambhrani', 'Notification 9/2025-CT(R), schedule I'),
  taxed(5, '7418', 'Brass and copper ware of the house', 'Notification 9/2025-CT(R), schedule I'),
  taxed(5, '7419', 'Other articles of brass and copper', 'Notification 9/2025-CT(R), schedule I'),
  taxed(5, '8306', 'Bells, murtis of base metal', 'Notification 9/2025-CT(R), schedule I'),
  taxed(18, '4820', 'Diaries', 'Notification 9/2025-CT(R), schedule II'),
  doubtful(
    taxed(3, '7103', 'Sphatik and semi-precious stones', 'Notification 9/2025-CT(R), schedule IV'),
  ),
  doubtful(
    taxed(3, '7116', 'Malas of semi-precious stones', 'Notification 9/2025-CT(R), schedule IV'),
  ),
  doubtful(untaxed('nil', '4901', 'Printed books', 'Notification 10/2025-CT(R)')),
  doubtful(taxed(5, '5702', 'Woven mats and asanas', 'Notification 9/2025-CT(R), schedule I')),
  doubtful(
    taxed(5, '6304', 'Furnishing articles of cotton', 'Notification 9/2025-CT(R), schedule I'),
  ),
  doubtful(taxed(5, '6802', 'Murtis and lingams of stone', nine('I'))),
  doubtful(untaxed('nil', '6912', 'Clay lamps', 'Notification 10/2025-CT(R)')),
  doubtful(untaxed('nil', '6913', 'Idols of clay', 'Notification 10/2025-CT(R)')),
  doubtful(taxed(5, '4414', 'Wooden frames of handicraft', nine('I'))),
  doubtful(taxed(18, '9403', 'Chowkis and other furniture', nine('II'))),
  doubtful(taxed(18, '4910', 'Calendars', nine('II'))),
  doubtful(taxed(5, '6307', 'Torans and other made-up textiles', nine('I'))),
  doubtful(taxed(18, '3926', 'Stencils of plastic', nine('II'))),
  // a ceremony is exempt, arranging it is not: AAR Maharashtra, Shete, 2018
  {
    ...untaxed(
      'exempt',
      '999591',
      'Conduct of a religious ceremony: dakshina',
      'Notification 12/2017-CT(R), entry 13',
    ),
    validFrom: BEGINNING,
  },
  {
    ...doubtful(
      taxed(18, '9997', 'Arranging a puja; consultations', 'Notification 11/2017-CT(R), entry 35'),
    ),
    validFrom: BEGINNING,
  },
  {
    ...doubtful(
      taxed(
        18,
        '9984',
        'Plan: content and services on the site',
        'Notification 11/2017-CT(R), entry 22',
      ),
    ),
    validFrom: BEGINNING,
  },
];
