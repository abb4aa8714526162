import { areBeside, noneBeside } from './beside';
import { standTogether } from './conditions';
import { all } from './reasons';
import type { YogaRules } from './yoga';
import { bphs, once, threeHundred } from './yoga';

/** Yogas counted from the sun. */
export const solarYogas = {
  vesi: once(bphs(38, '1'), (chart) =>
    all(areBeside(chart, 'sun', 2), noneBeside(chart, 'sun', [12])),
  ),
  vosi: once(bphs(38, '1'), (chart) =>
    all(areBeside(chart, 'sun', 12), noneBeside(chart, 'sun', [2])),
  ),
  ubhayachari: once(bphs(38, '1'), (chart) =>
    all(areBeside(chart, 'sun', 2), areBeside(chart, 'sun', 12)),
  ),
  'budha-aditya': once(threeHundred(), (chart) => standTogether(chart, 'sun', 'mercury')),
} satisfies YogaRules;
