import { grahaNames } from '../graha-names';
import { nameRashi } from '../sky-names';
import type { Reason } from 'shared/jyotish/kundli/yogas/reasons';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import type { Lang } from 'shared/remote-kit/page';

const dignities = {
  en: {
    exalted: 'is exalted',
    moolatrikona: 'is in its moolatrikona',
    own: 'is in its own rashi',
    debilitated: 'is debilitated',
  },
  hi: {
    exalted: 'उच्च का है',
    moolatrikona: 'मूलत्रिकोण में है',
    own: 'स्वराशि में है',
    debilitated: 'नीच का है',
  },
} as const;

const natures = {
  en: { movable: 'movable', fixed: 'fixed', dual: 'dual' },
  hi: { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' },
} as const;

const graha = (name: Graha, lang: Lang) => grahaNames[lang][name][0];

/** One condition that was met, as a short sentence without a full stop. */
export const describeReason = (reason: Reason, lang: Lang): string =>
  lang === 'en' ? inEnglish(reason) : inHindi(reason);

function inEnglish(reason: Reason): string {
  const name = 'graha' in reason ? graha(reason.graha, 'en') : '';
  switch (reason.kind) {
    case 'in-house':
      return `${name} in house ${reason.house}`;
    case 'in-house-from':
      return `${name} in place ${reason.house} from the ${graha(reason.from, 'en')}`;
    case 'in-rashi':
      return `${name} in ${nameRashi(reason.rashi, 'en')}`;
    case 'in-navamsa':
      return `${name} in the navamsa of ${nameRashi(reason.rashi, 'en')}`;
    case 'in-drekkana':
      return `${name} in the drekkana of ${nameRashi(reason.rashi, 'en')}`;
    case 'dignity':
      return `${name} ${dignities.en[reason.dignity]}`;
    case 'among-friends':
      return `${name} in a rashi of its friend ${graha(reason.friend, 'en')}`;
    case 'strong':
      return `${name} is strong`;
    case 'lord':
      return `${name} rules house ${reason.house}`;
    case 'dispositor':
      return `${name} rules the rashi of ${graha(reason.of, 'en')}`;
    case 'navamsa-dispositor':
      return `${name} rules the navamsa of ${graha(reason.of, 'en')}`;
    case 'exaltation-lord':
      return `${name} rules the rashi in which ${graha(reason.of, 'en')} is exalted`;
    case 'together':
      return `${name} together with ${graha(reason.other, 'en')}`;
    case 'aspects':
      return `${name} aspects ${graha(reason.other, 'en')}`;
    case 'aspects-house':
      return `${name} aspects house ${reason.house}`;
    case 'exchange':
      return `${name} and ${graha(reason.other, 'en')} exchange rashis`;
    case 'no-graha':
      return `no graha that counts in ${reason.houses.join(', ')}${reason.from ? ` from the ${graha(reason.from, 'en')}` : ''}`;
    case 'no-malefic':
      return `no malefic in houses ${reason.houses.join(', ')}`;
    case 'lagna':
      return `the lagna is ${nameRashi(reason.rashi, 'en')}`;
    case 'birth':
      return `birth by ${reason.time}`;
    case 'seven-in-houses':
      return `all seven grahas in houses ${reason.houses.join(', ')}`;
    case 'seven-in-rashis':
      return `all seven grahas in ${natures.en[reason.nature]} rashis`;
    case 'rashis-occupied':
      return `the seven grahas in ${reason.count} rashis`;
    case 'between-nodes':
      return `the grahas stand between the nodes, counted from ${name}${reason.outside.map((one) => `, but for ${graha(one, 'en')}`).join('')}`;
  }
}

function inHindi(reason: Reason): string {
  const name = 'graha' in reason ? graha(reason.graha, 'hi') : '';
  switch (reason.kind) {
    case 'in-house':
      return `${name} भाव ${reason.house} में है`;
    case 'in-house-from':
      return `${name} ${graha(reason.from, 'hi')} से स्थान ${reason.house} पर है`;
    case 'in-rashi':
      return `${name} ${nameRashi(reason.rashi, 'hi')} राशि में है`;
    case 'in-navamsa':
      return `${name} ${nameRashi(reason.rashi, 'hi')} नवमांश में है`;
    case 'in-drekkana':
      return `${name} ${nameRashi(reason.rashi, 'hi')} द्रेष्काण में है`;
    case 'dignity':
      return `${name} ${dignities.hi[reason.dignity]}`;
    case 'among-friends':
      return `${name} अपने मित्र ${graha(reason.friend, 'hi')} की राशि में है`;
    case 'strong':
      return `${name} बलवान है`;
    case 'lord':
      return `${name} भाव ${reason.house} का स्वामी है`;
    case 'dispositor':
      return `${name} ${graha(reason.of, 'hi')} की राशि का स्वामी है`;
    case 'navamsa-dispositor':
      return `${name} ${graha(reason.of, 'hi')} के नवमांश का स्वामी है`;
    case 'exaltation-lord':
      return `${name} ${graha(reason.of, 'hi')} की उच्च राशि का स्वामी है`;
    case 'together':
      return `${name} ${graha(reason.other, 'hi')} के साथ है`;
    case 'aspects':
      return `${name} की ${graha(reason.other, 'hi')} पर दृष्टि है`;
    case 'aspects-house':
      return `${name} की भाव ${reason.house} पर दृष्टि है`;
    case 'exchange':
      return `${name} और ${graha(reason.other, 'hi')} में राशि-परिवर्तन है`;
    case 'no-graha':
      return `${reason.from ? `${graha(reason.from, 'hi')} से ` : ''}${reason.houses.join(', ')} में गिना जाने वाला कोई ग्रह नहीं है`;
    case 'no-malefic':
      return `भाव ${reason.houses.join(', ')} में कोई पाप ग्रह नहीं है`;
    case 'lagna':
      return `लग्न ${nameRashi(reason.rashi, 'hi')} है`;
    case 'birth':
      return reason.time === 'day' ? 'जन्म दिन में हुआ' : 'जन्म रात में हुआ';
    case 'seven-in-houses':
      return `सातों ग्रह भाव ${reason.houses.join(', ')} में हैं`;
    case 'seven-in-rashis':
      return `सातों ग्रह ${natures.hi[reason.nature]} राशियों में हैं`;
    case 'rashis-occupied':
      return `सातों ग्रह ${reason.count} राशियों में हैं`;
    case 'between-nodes':
      return `ग्रह राहु-केतु के बीच हैं, गणना ${name} से${reason.outside.map((one) => `; ${graha(one, 'hi')} बाहर है`).join('')}`;
  }
}
