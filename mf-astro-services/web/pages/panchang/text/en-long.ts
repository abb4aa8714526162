/** The sentences that explain the panchang. */
export const enLong = {
  explanations: {
    limbs:
      'Panchang means “five limbs”: weekday (vara), tithi, nakshatra, yoga and karana. A tithi is the time in which the Moon gains 12° on the Sun; half of it is a karana. The nakshatra is the Moon’s place among 27 equal parts of the zodiac, the yoga the sum of the longitudes of Sun and Moon in 27 parts. They end at any hour, so two or three can touch one day; the first listed is the one that runs at sunrise.',
    times:
      'Rahu Kaal, Yamaganda and Gulika are each one eighth of daylight, by the weekday. Brahma Muhurta, Abhijit and Dur Muhurta are muhurtas, fifteenths of day or night. Amrit Kaal and Varjyam follow the Moon through its nakshatra. Nothing forbids what must be done; the times help to choose when there is a choice.',
    choghadiya:
      'Daylight and night are cut into eight parts each. Amrit, Shubh and Labh are taken for beginnings, Char for journeys; Udveg, Kaal and Rog are left out where one can wait.',
    hora: 'Twelve parts of the day and twelve of the night, each under a graha, in the order of their pace. The first belongs to the lord of the weekday.',
    calendar:
      'North India lets a lunar month end with the full moon, the south and west with the new moon: in the dark half the names differ, the day is the same. A month without a change of rashi by the Sun is adhika, added.',
    yogas:
      'Yogas here are meetings of weekday, tithi and nakshatra. Bhadra is the karana Vishti, Panchaka the Moon’s way through Kumbha and Meena. They are reasons to choose another hour for a beginning, not reasons to worry.',
    muhurats:
      'Days are chosen by tithi, nakshatra, weekday and season. The lagna of the hour and the charts of the people, which a full muhurat also asks for, are left to an astrologer.',
  },
  conventions: {
    title: 'How this is computed, and why other sites differ',
    points: [
      'Sun and Moon are computed from VSOP87 and ELP/MPP02, within a fraction of an arcsecond of the ephemerides observatories use. End times are true to a few seconds; some sites round their tables and are minutes off.',
      'Sunrise is the first light of the upper limb with refraction, at sea level. Sites that take the centre of the disc are one to four minutes later, and every time that is a part of the day moves with it.',
      'The zodiac is sidereal with the Lahiri ayanamsa, the standard of the Indian calendar. Another ayanamsa moves nakshatras and yogas, never tithis.',
      'The day runs from sunrise to sunrise. A time after midnight therefore stands on this page with the next date beside it, and is never left out.',
    ],
    source: 'Rules: Surya Siddhanta, Dharma Sindhu, Muhurta Chintamani, Kalaprakashika.',
    zone: (zone: string, latitude: string, longitude: string) =>
      `All times are those of the clocks in ${zone}, summer time included; the place is ${latitude}, ${longitude}.`,
  },
};
