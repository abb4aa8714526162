const otherCountry = 'the list has the date of another country';
const notLunar = 'the list has 5 January, the fixed date of the Nanakshahi calendar';
const afterSunrise = 'the sun enters Mesha after the sunrise of this day, so Kerala keeps the next';

/**
 * Where the holiday lists of the reference folder have another date, with the reason for keeping
 * ours. Nothing else may differ.
 */
export const knownDifferences: Record<string, Record<string, string>> = {
  buddha_purnima: {
    '2001-04-30': otherCountry,
    '2002-05-19': otherCountry,
    '2003-05-08': otherCountry,
    '2004-05-26': otherCountry,
    '2009-05-08': 'Purnima has its only sunrise on the 9th',
  },
  chhath_puja: { '2025-10-28': 'the list has the morning after: Usha Arghya' },
  govardhan_puja: {
    '2022-10-25': 'the list has the day after Diwali, an Amavasya; given as an alternative',
    '2023-11-13': 'the list has the day after Diwali, an Amavasya; given as an alternative',
  },
  guru_gobind_singh_jayanti: {
    '2004-11-20': 'no Saptami of Pausha; 2004 has none, as they fall on 2003-12-29 and 2005-01-16',
    '2005-01-05': notLunar,
    '2006-01-05': notLunar,
    '2007-01-05': notLunar,
    '2008-01-05': notLunar,
    '2009-01-05': notLunar,
    '2010-01-05': notLunar,
    '2011-01-31': 'not a Saptami; those of Pausha are on 2011-01-11 and 2011-12-31',
    '2012-01-05': notLunar,
    '2015-01-05': notLunar,
  },
  maha_ashtami: {
    '2020-10-23':
      'the day begins with Saptami; the list asks for a muhurta after sunrise; given as an alternative',
  },
  mahavir_jayanti: {
    '2010-04-28': 'a month late: Trayodashi is on 2010-03-28',
    '2016-04-20': 'Trayodashi ends before the sunrise of the 20th',
    '2027-04-18': 'Drik Panchang has the 19th too, the day with Trayodashi at sunrise',
  },
  makar_sankranti: {
    '2023-01-14': 'the sun enters Makara after sunset; the civil date is given as an alternative',
    '2024-01-14': 'the sun enters Makara after midnight, on the 15th',
  },
  naraka_chaturdashi: { '2012-11-12': 'Chaturdashi is at dawn on the 13th only' },
  onam: { '2013-08-20': 'Shravana comes twice in Simha; Kerala keeps the second' },
  pongal: { '2003-01-15': 'the sun enters Makara half an hour before sunset in Chennai' },
  ram_navami: { '2008-04-14': 'the Vaishnava date, given as an alternative' },
  swami_dayanand_saraswati_jayanti: {
    '2001-02-21': 'not a Dashami; the list has another reckoning before 2014',
    '2004-02-16': 'Dashami has its only sunrise on the 15th',
    '2009-02-22': 'not a Dashami; the list has another reckoning before 2014',
    '2013-02-23': 'not a Dashami of the dark half',
    '2024-03-06': 'Dashami ends before the sunrise of the 6th',
  },
  vaisakhi: {
    '2013-04-13': 'the sun enters Mesha after midnight, on the 14th',
    '2025-04-13': 'the sun enters Mesha after midnight, on the 14th',
  },
  vishu: {
    '2003-04-14': afterSunrise,
    '2004-04-13': afterSunrise,
    '2006-04-14': 'the sun enters Mesha some minutes after sunrise in Kochi',
    '2010-04-14': afterSunrise,
    '2011-04-14': afterSunrise,
    '2018-04-14': afterSunrise,
    '2019-04-14': afterSunrise,
  },
};
