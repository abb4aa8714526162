import type { ContentSeed, LyricsDetails } from '../content-seed';
import { seed as vaishnavJanTo } from './vaishnav-jan-to';
import { seed as prabhujiTumChandanHumPani } from './prabhuji-tum-chandan-hum-pani';
import { seed as payojiMaineRamRatan } from './payoji-maine-ram-ratan';
import { seed as mereToGiridharGopal } from './mere-to-giridhar-gopal';
import { seed as maiyaMoriMainNahinMakhanKhayo } from './maiya-mori-main-nahin-makhan-khayo';
import { seed as prabhuMereAvgunChitNaDharo } from './prabhu-mere-avgun-chit-na-dharo';
import { seed as thumakChalatRamchandra } from './thumak-chalat-ramchandra';
import { seed as shriRamchandraKripalu } from './shri-ramchandra-kripalu';
import { seed as mokoKahanDhundheReBande } from './moko-kahan-dhundhe-re-bande';
import { seed as jhiniJhiniBiniChadariya } from './jhini-jhini-bini-chadariya';
import { seed as gaganMaiThaal } from './gagan-mai-thaal';
import { seed as sundarTeDhyan } from './sundar-te-dhyan';

export const bhajanSeeds: ContentSeed<LyricsDetails>[] = [
  vaishnavJanTo,
  prabhujiTumChandanHumPani,
  payojiMaineRamRatan,
  mereToGiridharGopal,
  maiyaMoriMainNahinMakhanKhayo,
  prabhuMereAvgunChitNaDharo,
  thumakChalatRamchandra,
  shriRamchandraKripalu,
  mokoKahanDhundheReBande,
  jhiniJhiniBiniChadariya,
  gaganMaiThaal,
  sundarTeDhyan,
];
