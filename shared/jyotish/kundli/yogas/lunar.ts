import { areBeside, companions, noneBeside } from './beside';
import { each, standsFrom, standsIn, standTogether, touches } from './conditions';
import { kendras } from './places';
import { all, either, some } from './reasons';
import type { YogaRules } from './yoga';
import { bphs, once, phaladeepika, threeHundred } from './yoga';
import type { Graha } from '../../zodiac/graha';

const benefics: readonly Graha[] = ['mercury', 'jupiter', 'venus'];

/** Yogas counted from the moon. */
export const lunarYogas = {
  gajakesari: once(phaladeepika(6), (chart) => standsFrom(chart, 'moon', 'jupiter', kendras)),
  sunapha: once(bphs(37, '7-10'), (chart) =>
    all(areBeside(chart, 'moon', 2), noneBeside(chart, 'moon', [12])),
  ),
  anapha: once(bphs(37, '7-10'), (chart) =>
    all(areBeside(chart, 'moon', 12), noneBeside(chart, 'moon', [2])),
  ),
  durudhara: once(bphs(37, '7-10'), (chart) =>
    all(areBeside(chart, 'moon', 2), areBeside(chart, 'moon', 12)),
  ),
  kemadruma: {
    ...once(bphs(37, '11-13'), (chart) => noneBeside(chart, 'moon', [2, 12])),
    cancel: (chart) => ({
      'graha-with-moon': some(...companions.map((graha) => standTogether(chart, graha, 'moon'))),
      'graha-in-kendra-from-lagna': some(
        ...companions.map((graha) => standsIn(chart, graha, kendras)),
      ),
      'graha-in-kendra-from-moon': some(
        ...companions.map((graha) => standsFrom(chart, 'moon', graha, [4, 7, 10])),
      ),
      'moon-in-kendra': standsIn(chart, 'moon', kendras),
      'jupiter-with-moon': touches(chart, 'jupiter', 'moon'),
    }),
  },
  'chandra-mangala': once(threeHundred(), (chart) =>
    either(standTogether(chart, 'moon', 'mars'), standsFrom(chart, 'moon', 'mars', [7])),
  ),
  'chandra-adhi': once(bphs(37, '5'), (chart) =>
    each(benefics, (graha) => standsFrom(chart, 'moon', graha, [6, 7, 8])),
  ),
  vasumati: once(bphs(37, '6'), (chart) =>
    each(benefics, (graha) => standsFrom(chart, 'moon', graha, [3, 6, 10, 11])),
  ),
  shakata: {
    ...once(phaladeepika(6), (chart) => standsFrom(chart, 'jupiter', 'moon', [6, 8, 12])),
    cancel: (chart) => ({ 'moon-in-kendra': standsIn(chart, 'moon', kendras) }),
  },
} satisfies YogaRules;
