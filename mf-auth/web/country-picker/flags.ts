import AF from 'country-flag-icons/string/3x2/AF';
import AR from 'country-flag-icons/string/3x2/AR';
import AU from 'country-flag-icons/string/3x2/AU';
import AT from 'country-flag-icons/string/3x2/AT';
import BH from 'country-flag-icons/string/3x2/BH';
import BD from 'country-flag-icons/string/3x2/BD';
import BE from 'country-flag-icons/string/3x2/BE';
import BT from 'country-flag-icons/string/3x2/BT';
import BW from 'country-flag-icons/string/3x2/BW';
import BR from 'country-flag-icons/string/3x2/BR';
import BN from 'country-flag-icons/string/3x2/BN';
import BG from 'country-flag-icons/string/3x2/BG';
import KH from 'country-flag-icons/string/3x2/KH';
import CA from 'country-flag-icons/string/3x2/CA';
import CL from 'country-flag-icons/string/3x2/CL';
import CN from 'country-flag-icons/string/3x2/CN';
import CO from 'country-flag-icons/string/3x2/CO';
import HR from 'country-flag-icons/string/3x2/HR';
import CY from 'country-flag-icons/string/3x2/CY';
import CZ from 'country-flag-icons/string/3x2/CZ';
import DK from 'country-flag-icons/string/3x2/DK';
import EG from 'country-flag-icons/string/3x2/EG';
import EE from 'country-flag-icons/string/3x2/EE';
import ET from 'country-flag-icons/string/3x2/ET';
import FJ from 'country-flag-icons/string/3x2/FJ';
import FI from 'country-flag-icons/string/3x2/FI';
import FR from 'country-flag-icons/string/3x2/FR';
import DE from 'country-flag-icons/string/3x2/DE';
import GH from 'country-flag-icons/string/3x2/GH';
import GR from 'country-flag-icons/string/3x2/GR';
import GY from 'country-flag-icons/string/3x2/GY';
import HK from 'country-flag-icons/string/3x2/HK';
import HU from 'country-flag-icons/string/3x2/HU';
import IS from 'country-flag-icons/string/3x2/IS';
import IN from 'country-flag-icons/string/3x2/IN';
import ID from 'country-flag-icons/string/3x2/ID';
import IE from 'country-flag-icons/string/3x2/IE';
import IL from 'country-flag-icons/string/3x2/IL';
import IT from 'country-flag-icons/string/3x2/IT';
import JM from 'country-flag-icons/string/3x2/JM';
import JP from 'country-flag-icons/string/3x2/JP';
import JO from 'country-flag-icons/string/3x2/JO';
import KZ from 'country-flag-icons/string/3x2/KZ';
import KE from 'country-flag-icons/string/3x2/KE';
import KW from 'country-flag-icons/string/3x2/KW';
import LA from 'country-flag-icons/string/3x2/LA';
import LV from 'country-flag-icons/string/3x2/LV';
import LT from 'country-flag-icons/string/3x2/LT';
import LU from 'country-flag-icons/string/3x2/LU';
import MY from 'country-flag-icons/string/3x2/MY';
import MV from 'country-flag-icons/string/3x2/MV';
import MT from 'country-flag-icons/string/3x2/MT';
import MU from 'country-flag-icons/string/3x2/MU';
import MX from 'country-flag-icons/string/3x2/MX';
import MN from 'country-flag-icons/string/3x2/MN';
import MM from 'country-flag-icons/string/3x2/MM';
import NP from 'country-flag-icons/string/3x2/NP';
import NL from 'country-flag-icons/string/3x2/NL';
import NZ from 'country-flag-icons/string/3x2/NZ';
import NG from 'country-flag-icons/string/3x2/NG';
import NO from 'country-flag-icons/string/3x2/NO';
import OM from 'country-flag-icons/string/3x2/OM';
import PK from 'country-flag-icons/string/3x2/PK';
import PE from 'country-flag-icons/string/3x2/PE';
import PH from 'country-flag-icons/string/3x2/PH';
import PL from 'country-flag-icons/string/3x2/PL';
import PT from 'country-flag-icons/string/3x2/PT';
import QA from 'country-flag-icons/string/3x2/QA';
import RO from 'country-flag-icons/string/3x2/RO';
import SA from 'country-flag-icons/string/3x2/SA';
import SG from 'country-flag-icons/string/3x2/SG';
import ZA from 'country-flag-icons/string/3x2/ZA';
import KR from 'country-flag-icons/string/3x2/KR';
import ES from 'country-flag-icons/string/3x2/ES';
import LK from 'country-flag-icons/string/3x2/LK';
import SR from 'country-flag-icons/string/3x2/SR';
import SE from 'country-flag-icons/string/3x2/SE';
import CH from 'country-flag-icons/string/3x2/CH';
import TW from 'country-flag-icons/string/3x2/TW';
import TZ from 'country-flag-icons/string/3x2/TZ';
import TH from 'country-flag-icons/string/3x2/TH';
import TT from 'country-flag-icons/string/3x2/TT';
import TR from 'country-flag-icons/string/3x2/TR';
import UG from 'country-flag-icons/string/3x2/UG';
import AE from 'country-flag-icons/string/3x2/AE';
import GB from 'country-flag-icons/string/3x2/GB';
import US from 'country-flag-icons/string/3x2/US';
import VN from 'country-flag-icons/string/3x2/VN';
import ZM from 'country-flag-icons/string/3x2/ZM';
import ZW from 'country-flag-icons/string/3x2/ZW';

/** Flag drawings (SVG text) by country code; loaded only with the picker. */
export const flags: Readonly<Record<string, string>> = {
  AF,
  AR,
  AU,
  AT,
  BH,
  BD,
  BE,
  BT,
  BW,
  BR,
  BN,
  BG,
  KH,
  CA,
  CL,
  CN,
  CO,
  HR,
  CY,
  CZ,
  DK,
  EG,
  EE,
  ET,
  FJ,
  FI,
  FR,
  DE,
  GH,
  GR,
  GY,
  HK,
  HU,
  IS,
  IN,
  ID,
  IE,
  IL,
  IT,
  JM,
  JP,
  JO,
  KZ,
  KE,
  KW,
  LA,
  LV,
  LT,
  LU,
  MY,
  MV,
  MT,
  MU,
  MX,
  MN,
  MM,
  NP,
  NL,
  NZ,
  NG,
  NO,
  OM,
  PK,
  PE,
  PH,
  PL,
  PT,
  QA,
  RO,
  SA,
  SG,
  ZA,
  KR,
  ES,
  LK,
  SR,
  SE,
  CH,
  TW,
  TZ,
  TH,
  TT,
  TR,
  UG,
  AE,
  GB,
  US,
  VN,
  ZM,
  ZW,
};
