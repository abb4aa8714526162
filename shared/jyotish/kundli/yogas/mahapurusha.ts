import { hasDignity, standsIn } from './conditions';
import { kendras } from './places';
import { all } from './reasons';
import type { YogaRule, YogaRules } from './yoga';
import { once, phaladeepika } from './yoga';
import type { Graha } from '../../zodiac/graha';

/** A graha exalted or in its own rashi, in a kendra from the lagna. */
const mahapurusha = (graha: Graha): YogaRule =>
  once(phaladeepika(6, '1-4'), (chart) =>
    all(standsIn(chart, graha, kendras), hasDignity(chart, graha)),
  );

/** The five yogas of great persons; also Brihat Parashara Hora Shastra, ch. 75. */
export const mahapurushaYogas = {
  ruchaka: mahapurusha('mars'),
  bhadra: mahapurusha('mercury'),
  hamsa: mahapurusha('jupiter'),
  malavya: mahapurusha('venus'),
  shasha: mahapurusha('saturn'),
} satisfies YogaRules;
