import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'revati',
  cover: 'nakshatras/revati.svg',
  category: '',
  tags: ['revati', 'meena', 'mercury', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:13:00+05:30',
  details: {},
  en: {
    title: 'Revati: safe home at the end of the road',
    summary:
      'Revati nakshatra in Meena: the faint stars by Zeta Piscium, Pushan the guide of travellers, the fish, naming sounds, kindness and gentle days.',
    coverAlt:
      'A faint row of stars ending the zodiac above a little fish, a shepherd’s staff and a lamplit path.',
    body: `The last mansion is the gentlest. The Moon has been twenty-six nights on the road and can see the lamp in the window. *Revati* means rich, in the old sense of having cattle, milk and enough to share.

## The god with no teeth

Pushan knows the paths. He drives goats, carries a staff, finds lost animals, brings the bride to her new house and the dead to their fathers. In the quarrel at Daksha’s sacrifice his teeth were broken, so he is offered gruel. It is hard to be afraid of such a god. Travellers call him before a journey: "Pushan, lead us over the roads, as one leads to good pasture."

- **Span:** 16°40′ to 30°00′ of Meena
- **Stars:** a row of faint stars by Zeta Piscium, by tradition 32; yogatara Zeta
- **Deity:** Pushan
- **Symbol:** a fish, or a drum
- **Vimshottari lord:** [Budha (Mercury)](/remedies/mercury), 17 years
- **Gana, yoni, nadi:** deva, elephant, antya
- **Naming sounds by pada:** De, Do, Cha, Chi
- **Class in muhurta:** mridu (gentle)

## Where zero is

Zeta Piscium, a double star almost on the ecliptic, once marked the beginning of the whole zodiac for some Indian astronomers. In the Lahiri reckoning it stands a few degrees before the end of Meena. It needs a dark sky and a chart.

## Temperament

Kind, sociable, clean in habits, imaginative, protective of strays, a good host, ready to go along: this is how tradition puts it. Budha lends skill with words and figures within Guru’s wide sign. They feel the troubles of the house as weather in their own body, so rest is a duty. Their best gift is accompanying: the friend who goes with you to the clinic, and waits.

## Last days, gentle ones

Travel, marriage, clothes, ornaments, music, friendship, entering a house, ending a thing well. After Revati the Moon passes the invisible seam into Ashwini. The end of this nakshatra, like its two fellows before Magha and Mula, is gandanta: a short pause, as between two breaths.`,
  },
  hi: {
    title: 'रेवती: राह के अंत में सकुशल घर',
    summary:
      'मीन का रेवती नक्षत्र: ज़ीटा पिशियम के पास के मद्धिम तारे, राहगीरों के देवता पूषा, मछली, नामाक्षर, कोमल स्वभाव और मृदु दिन।',
    coverAlt:
      'राशिचक्र को पूरा करती मद्धिम तारों की पंक्ति, नीचे छोटी मछली, चरवाहे की लाठी और दीयों वाली राह।',
    body: `आख़िरी पड़ाव सबसे कोमल है। चंद्रमा छब्बीस रातें चल चुका है और उसे खिड़की का दीया दिख रहा है। रेवती यानी धनवती, उस पुराने अर्थ में जब धन का मतलब था गायें, दूध और बाँटने भर को पर्याप्त।

## बिना दाँत वाले देवता

पूषा रास्ते जानते हैं। वे बकरे हाँकते हैं, लाठी रखते हैं, खोए पशु ढूँढ़ते हैं, वधू को नए घर और दिवंगत को पितरों तक पहुँचाते हैं। दक्ष-यज्ञ के झगड़े में उनके दाँत टूट गए, इसलिए उन्हें दलिया चढ़ता है। ऐसे देवता से डरना कठिन है। यात्री चलने से पहले उन्हें पुकारते हैं: “पूषन्, हमें राहों के पार ले चलो, जैसे कोई अच्छी चरागाह तक ले जाता है।”

- **विस्तार:** मीन 16°40′ से 30°00′
- **तारे:** ज़ीटा पिशियम के पास मद्धिम तारों की पंक्ति, परंपरा में 32; योगतारा ज़ीटा
- **देवता:** पूषा
- **चिह्न:** मछली या मृदंग
- **विंशोत्तरी स्वामी:** [बुध](/remedies/mercury), 17 वर्ष
- **गण, योनि, नाड़ी:** देव, गज, अंत्य
- **चरण के अनुसार नामाक्षर:** दे, दो, चा, ची
- **मुहूर्त में वर्ग:** मृदु

## शून्य कहाँ है

ज़ीटा पिशियम क्रांतिवृत्त के लगभग ऊपर बैठा युग्म तारा है; कुछ भारतीय खगोलविदों के लिए कभी यही पूरे राशिचक्र का आरंभ था। लाहिरी गणना में वह मीन के अंत से कुछ अंश पहले है। उसे देखने के लिए अँधेरा आकाश और तारा-चित्र चाहिए।

## स्वभाव

दयालु, मिलनसार, साफ़-सुथरा, कल्पनाशील, बेसहारों का रखवाला, अच्छा मेज़बान, साथ चलने को तैयार: परंपरा ऐसे कहती है। गुरु की विस्तृत राशि में बुध शब्द और अंक का कौशल देता है। घर की परेशानी उन्हें अपनी देह के मौसम की तरह लगती है, इसलिए विश्राम कर्तव्य है। सबसे बड़ा गुण है साथ देना: वह मित्र जो आपके साथ दवाख़ाने जाए और बैठा रहे।

## अंतिम, कोमल दिन

यात्रा, विवाह, वस्त्र, आभूषण, संगीत, मित्रता, गृह प्रवेश, किसी काम को अच्छे से समेटना। रेवती के बाद चंद्रमा अदृश्य जोड़ पार कर अश्विनी में जाता है। मघा और मूल से पहले के दोनों छोरों की तरह इसका अंत भी गंडांत है: दो साँसों के बीच का छोटा-सा ठहराव।`,
  },
};
