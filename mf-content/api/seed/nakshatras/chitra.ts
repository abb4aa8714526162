import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'chitra',
  cover: 'nakshatras/chitra.svg',
  category: '',
  tags: ['chitra', 'kanya', 'tula', 'mars'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:53:00+05:30',
  details: {},
  en: {
    title: 'Chitra: the jewel that fixes the zodiac',
    summary:
      'Chitra nakshatra across Kanya and Tula: brilliant Spica, Tvashtri the maker, the Lahiri ayanamsa, naming sounds, the artist’s eye and gentle days.',
    coverAlt:
      'Spica as one great blue-white star set like a pearl in a gold ornament above a maker’s tools.',
    body: `One star, alone in a quiet part of the sky, blue-white and very pure. *Chitra* means bright, variegated, a picture.

## A star with an office

The Lahiri or *Chitrapaksha* ayanamsa, used in India’s national calendar and on this site, was framed so that Spica stands opposite the beginning of Mesha, at 180° or so close to it that no eye could tell. The month of Chaitra, which opens the lunar year, takes its name from the full Moon beside her. Whoever reads an Indian almanac leans on this star. More in [why two sites disagree](/blogs/ayanamsa-why-two-sites-disagree).

- **Span:** 23°20′ of Kanya to 6°40′ of Tula
- **Stars:** one star, Spica (Alpha Virginis)
- **Deity:** Tvashtri (Vishvakarma)
- **Symbol:** a pearl or bright jewel
- **Vimshottari lord:** [Mangala (Mars)](/remedies/mars), 7 years
- **Gana, yoni, nadi:** rakshasa, tiger, madhya
- **Naming sounds by pada:** Pe, Po, Ra, Ri
- **Class in muhurta:** mridu (gentle)

## The maker

Tvashtri shaped Indra’s thunderbolt, the soma cup, and living forms in the womb. As Vishvakarma he is the architect of Lanka and Dwarka. When the Ribhus turned a single cup of his into four and everyone praised them, he was not pleased. Workshops honour Vishvakarma in the middle of September, when tools are washed and nobody works with them.

## How the artist is drawn

Tradition speaks of fine eyes, good clothes, a sense of proportion, wit, courage in love. The eye sees the finished thing in rough stone, and cannot rest until it is out. Mangala gives the chisel. In the half that lies in Kanya perfection is in the detail; in the half that lies in Tula, in the balance of the whole. Praise the work truly. Idle flattery is noticed.

## When the Moon is here

Gentle days: art, jewellery, building plans, new clothes, decoration, friendship, healing baths, entering a newly finished room.`,
  },
  hi: {
    title: 'चित्रा: राशिचक्र को टिकाने वाली मणि',
    summary:
      'कन्या और तुला में फैला चित्रा नक्षत्र: उज्ज्वल स्पाइका, शिल्पी त्वष्टा, लाहिरी अयनांश, नामाक्षर, कलाकार की आँख और मृदु दिनों के काम।',
    coverAlt: 'सोने के आभूषण में मोती-सा जड़ा नीला-सफ़ेद चित्रा तारा, नीचे शिल्पी के औज़ार।',
    body: `आकाश के शांत कोने में अकेला एक तारा, नीला-सफ़ेद और बहुत निर्मल। चित्रा यानी चमकीली, रंग-बिरंगी, एक चित्र।

## पद पर बैठा तारा

लाहिरी या चित्रापक्ष अयनांश, जो भारत के राष्ट्रीय पंचांग और इस साइट पर चलता है, ऐसे रचा गया कि चित्रा तारा मेष के आरंभ के ठीक सामने रहे, 180° पर या उसके इतने पास कि आँख अंतर न कर सके। चांद्र वर्ष खोलने वाले चैत्र का नाम भी उसी पूर्णिमा से है जो इसके पास होती है। जो भी भारतीय पंचांग पढ़ता है, इस तारे पर टिका है। आगे [दो साइटों का अंतर](/blogs/ayanamsa-why-two-sites-disagree) में।

- **विस्तार:** कन्या 23°20′ से तुला 6°40′
- **तारे:** एक तारा, स्पाइका (अल्फ़ा वर्जिनिस)
- **देवता:** त्वष्टा (विश्वकर्मा)
- **चिह्न:** मोती या चमकती मणि
- **विंशोत्तरी स्वामी:** [मंगल](/remedies/mars), 7 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, व्याघ्र, मध्य
- **चरण के अनुसार नामाक्षर:** पे, पो, रा, री
- **मुहूर्त में वर्ग:** मृदु

## शिल्पी

त्वष्टा ने इंद्र का वज्र गढ़ा, सोम का पात्र बनाया और गर्भ में रूप रचे। विश्वकर्मा के रूप में वे लंका और द्वारका के शिल्पी हैं। उनके बनाए एक पात्र को ऋभुओं ने चार कर दिया, काम की बहुत प्रशंसा हुई, और त्वष्टा को यह अच्छा नहीं लगा। सितंबर के मध्य में कारख़ाने विश्वकर्मा पूजा करते हैं; उस दिन औज़ार धुलते हैं और कोई उनसे काम नहीं लेता।

## कलाकार का चित्र

परंपरा सुंदर आँखों, अच्छे वस्त्र, अनुपात की समझ, हाज़िरजवाबी और प्रेम में साहस की बात करती है। यह आँख अनगढ़ पत्थर में पूरी मूर्ति देख लेती है और उसे निकाले बिना चैन नहीं पाती। छेनी मंगल देता है। कन्या वाले आधे भाग में पूर्णता बारीकी में है; तुला वाले में पूरे के संतुलन में। काम की सच्ची प्रशंसा कीजिए। ख़ाली चापलूसी पकड़ ली जाती है।

## चंद्रमा यहाँ हो तब

मृदु दिन: कला, आभूषण, भवन की योजना, नए वस्त्र, सजावट, मित्रता, नए तैयार कमरे में प्रवेश।`,
  },
};
