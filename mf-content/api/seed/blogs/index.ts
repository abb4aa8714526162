import type { ContentSeed } from '../content-seed';
import { seed as readAKundliInTenMinutes } from './read-a-kundli-in-ten-minutes';
import { seed as moonSignAndSunSign } from './moon-sign-and-sun-sign';
import { seed as whyATithiIsLongerOrShorter } from './why-a-tithi-is-longer-or-shorter';
import { seed as vimshottariDashaWorkedExample } from './vimshottari-dasha-worked-example';
import { seed as sadeSatiWithoutFear } from './sade-sati-without-fear';
import { seed as ayanamsaWhyTwoSitesDisagree } from './ayanamsa-why-two-sites-disagree';
import { seed as choosingAMuhuratHonestly } from './choosing-a-muhurat-honestly';
import { seed as whatAshtakootaMeasures } from './what-ashtakoota-measures';
import { seed as birthTimeUnknown } from './birth-time-unknown';
import { seed as mercuryRetrogradeInTheIndianCalendar } from './mercury-retrograde-in-the-indian-calendar';
import { seed as rahuKaalAbhijitChoghadiya } from './rahu-kaal-abhijit-choghadiya';
import { seed as questionsForAnAstrologer } from './questions-for-an-astrologer';

/** The blog articles, oldest first. */
export const blogSeeds: ContentSeed[] = [
  readAKundliInTenMinutes,
  moonSignAndSunSign,
  whyATithiIsLongerOrShorter,
  vimshottariDashaWorkedExample,
  sadeSatiWithoutFear,
  ayanamsaWhyTwoSitesDisagree,
  choosingAMuhuratHonestly,
  whatAshtakootaMeasures,
  birthTimeUnknown,
  mercuryRetrogradeInTheIndianCalendar,
  rahuKaalAbhijitChoghadiya,
  questionsForAnAstrologer,
];
