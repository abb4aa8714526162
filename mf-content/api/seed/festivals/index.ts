import type { ContentSeed, FestivalDetails } from '../content-seed';
import { seed as akshayaTritiya } from './akshaya-tritiya';
import { seed as baisakhi } from './baisakhi';
import { seed as bhaiDooj } from './bhai-dooj';
import { seed as buddhaPurnima } from './buddha-purnima';
import { seed as chhathPuja } from './chhath-puja';
import { seed as devDeepawali } from './dev-deepawali';
import { seed as dhanteras } from './dhanteras';
import { seed as diwali } from './diwali';
import { seed as durgaPuja } from './durga-puja';
import { seed as dussehra } from './dussehra';
import { seed as ganeshChaturthi } from './ganesh-chaturthi';
import { seed as govardhanPuja } from './govardhan-puja';
import { seed as guruNanakJayanti } from './guru-nanak-jayanti';
import { seed as guruPurnima } from './guru-purnima';
import { seed as hanumanJayanti } from './hanuman-jayanti';
import { seed as holi } from './holi';
import { seed as janmashtami } from './janmashtami';
import { seed as karthigaiDeepam } from './karthigai-deepam';
import { seed as lohri } from './lohri';
import { seed as mahaShivaratri } from './maha-shivaratri';
import { seed as makarSankranti } from './makar-sankranti';
import { seed as onam } from './onam';
import { seed as pongal } from './pongal';
import { seed as rakshaBandhan } from './raksha-bandhan';
import { seed as ramNavami } from './ram-navami';
import { seed as rathYatra } from './rath-yatra';
import { seed as sharadNavratri } from './sharad-navratri';
import { seed as ugadiGudiPadwa } from './ugadi-gudi-padwa';
import { seed as vasantPanchami } from './vasant-panchami';
import { seed as vishuPuthandu } from './vishu-puthandu';

/** The festivals in the order of the year, from January. */
export const festivalSeeds: ContentSeed<FestivalDetails>[] = [
  makarSankranti,
  lohri,
  pongal,
  vasantPanchami,
  mahaShivaratri,
  holi,
  ugadiGudiPadwa,
  ramNavami,
  hanumanJayanti,
  baisakhi,
  vishuPuthandu,
  akshayaTritiya,
  buddhaPurnima,
  rathYatra,
  guruPurnima,
  rakshaBandhan,
  janmashtami,
  ganeshChaturthi,
  onam,
  sharadNavratri,
  durgaPuja,
  dussehra,
  dhanteras,
  diwali,
  govardhanPuja,
  bhaiDooj,
  chhathPuja,
  devDeepawali,
  guruNanakJayanti,
  karthigaiDeepam,
];
