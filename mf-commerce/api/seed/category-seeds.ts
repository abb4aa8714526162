import type { CategorySeed } from './seed-types';

/** The shelves of the store, in order. */
export const categorySeeds: CategorySeed[] = [
  {
    slug: 'malas',
    en: {
      name: 'Malas',
      lead: 'Strings of 108 beads for japa, counted by hand and knotted by hand.',
      description:
        'A mala keeps count so that the mind need not. We list the bead, its size, where it grew or was cut, and how the string is knotted, so you can choose by what suits your hand.',
    },
    hi: {
      name: 'जप मालाएँ',
      lead: 'जप के लिए 108 मनकों की मालाएँ, हाथ से गिनी और हाथ से गूँथी हुई।',
      description:
        'माला गिनती सँभालती है, ताकि मन को न सँभालनी पड़े। हम मनके का प्रकार, आकार, उसका मूल स्थान और गाँठों का ढंग साफ़ लिखते हैं, जिससे आप अपने हाथ के अनुकूल माला चुन सकें।',
    },
  },
  {
    slug: 'puja-vessels',
    en: {
      name: 'Lamps and vessels',
      lead: 'Brass and copper for the daily puja, solid enough to hand down.',
      description:
        'Diyas, kalash, thalis and bells in plain brass and copper, without lacquer or plating. Metal darkens with use; every page says how to bring back its shine.',
    },
    hi: {
      name: 'दीप और पात्र',
      lead: 'रोज़ की पूजा के लिए पीतल और ताँबा, जो पीढ़ियों तक साथ दे।',
      description:
        'सादे पीतल और ताँबे के दीये, कलश, थाली और घंटी, बिना लाख या मुलम्मे के। इस्तेमाल से धातु का रंग गहराता है; चमक कैसे लौटाएँ, यह हर वस्तु के पृष्ठ पर लिखा है।',
    },
  },
  {
    slug: 'incense-and-dhoop',
    en: {
      name: 'Incense and dhoop',
      lead: 'Sandalwood, camphor and loban with every ingredient named.',
      description:
        'Scents that have marked the hours of prayer in Indian homes for centuries. We name what is in the packet, and how to burn it with air in the room.',
    },
    hi: {
      name: 'अगरबत्ती और धूप',
      lead: 'चंदन, कपूर और लोबान, हर सामग्री के नाम के साथ।',
      description:
        'वे सुगंधें जो सदियों से भारतीय घरों में पूजा के समय की पहचान रही हैं। पैकेट में क्या है, और हवादार कमरे में उसे कैसे जलाएँ, हम दोनों बातें बताते हैं।',
    },
  },
  {
    slug: 'murtis',
    en: {
      name: 'Murtis',
      lead: 'Small cast figures for the home shrine.',
      description:
        'Lost-wax castings, finished by hand, so no two are quite alike. Height, weight and metal are given exactly.',
    },
    hi: {
      name: 'मूर्तियाँ',
      lead: 'घर के मंदिर के लिए ढली हुई छोटी मूर्तियाँ।',
      description:
        'मोम-साँचे की ढलाई और हाथ की सफ़ाई, इसलिए कोई दो मूर्तियाँ बिल्कुल एक-सी नहीं होतीं। ऊँचाई, वज़न और धातु ठीक-ठीक लिखी हैं।',
    },
  },
  {
    slug: 'daily-practice',
    en: {
      name: 'For daily practice',
      lead: 'A seat to sit on and a book to write the day in.',
      description:
        'Quiet, useful things for those who sit each morning: a woven asana, and a diary that carries the tithi beside the date.',
    },
    hi: {
      name: 'नित्य साधना',
      lead: 'बैठने को एक आसन, और दिन लिखने को एक दैनंदिनी।',
      description:
        'उनके लिए शांत और काम की चीज़ें जो रोज़ सुबह बैठते हैं: बुना हुआ आसन, और ऐसी डायरी जिसमें तारीख़ के साथ तिथि भी है।',
    },
  },
];
