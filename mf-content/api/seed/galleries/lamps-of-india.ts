import type { ContentSeed, GalleryDetails } from '../content-seed';

export const seed: ContentSeed<GalleryDetails> = {
  slug: 'lamps-of-india',
  cover: 'galleries/lamps-of-india.svg',
  category: '',
  tags: ['lamps', 'festivals'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:19:00+05:30',
  details: {
    pictures: [
      {
        file: 'galleries/lamps-of-india/1.svg',
        en: {
          caption: 'Diyas on the steps at Diwali',
          alt: 'Rows of clay lamps burn on four steps that lead to a lit doorway with a marigold garland.',
        },
        hi: {
          caption: 'दीवाली की सीढ़ियों पर दीये',
          alt: 'चार सीढ़ियों पर मिट्टी के दीयों की क़तारें; ऊपर गेंदे की माला वाला उजला दरवाज़ा।',
        },
      },
      {
        file: 'galleries/lamps-of-india/2.svg',
        en: {
          caption: 'Nilavilakku, the standing lamp of Kerala',
          alt: 'A tall brass lamp with five flames stands within a ring of rice-flour dots, between two wooden pillars.',
        },
        hi: {
          caption: 'निलविलक्कु, केरल का खड़ा दीप',
          alt: 'चावल के आटे की बिंदियों के घेरे में पाँच लौ वाला ऊँचा पीतल का दीप, दोनों ओर लकड़ी के खंभे।',
        },
      },
      {
        file: 'galleries/lamps-of-india/3.svg',
        en: {
          caption: 'Pancharati, five wicks for the aarti',
          alt: 'A brass lamp with five flames on a plate with flowers, kumkum and rice.',
        },
        hi: {
          caption: 'पंचारती, आरती की पाँच बत्तियाँ',
          alt: 'फूल, कुमकुम और अक्षत की थाली में पाँच लौ वाला पीतल का दीप।',
        },
      },
      {
        file: 'galleries/lamps-of-india/4.svg',
        en: {
          caption: 'Akash kandil above a lane in Maharashtra',
          alt: 'Five star-shaped paper lanterns with tails of ribbon hang between houses with lit windows.',
        },
        hi: {
          caption: 'महाराष्ट्र की गली में आकाश कंदील',
          alt: 'उजली खिड़कियों वाले घरों के बीच झालर वाले तारे के आकार के पाँच काग़ज़ी कंदील।',
        },
      },
      {
        file: 'galleries/lamps-of-india/5.svg',
        en: {
          caption: 'Deepmala, a tower of lamps',
          alt: 'A stone tower of eleven tiers carries a flame on every bracket, under a full Moon between two temples.',
        },
        hi: {
          caption: 'दीपमाला, दीयों का स्तंभ',
          alt: 'पूर्णिमा के चाँद तले दो मंदिरों के बीच ग्यारह मंज़िल का पत्थर का स्तंभ, हर टेक पर एक लौ।',
        },
      },
      {
        file: 'galleries/lamps-of-india/6.svg',
        en: {
          caption: 'Leaf boats on the Ganga',
          alt: 'Leaf boats with flowers and one flame each float on the river at dusk, before a line of ghats.',
        },
        hi: {
          caption: 'गंगा पर दोने के दीप',
          alt: 'साँझ की नदी में फूल और एक-एक लौ लिए पत्तों के दोने, पीछे घाटों की क़तार।',
        },
      },
    ],
  },
  en: {
    title: 'Lamps of India',
    summary:
      'Six drawings of lamps that homes and temples light, from the clay diya on a step to the leaf boat that carries a flame down the river.',
    coverAlt: 'A large clay lamp burns below four paper lanterns, with rays behind it.',
    body: `A lamp needs four things: something to hold the oil, the oil, a wick, and somebody who lights it at the right time. Everything else is local.

In the north the smallest lamp is a clay diya that costs little and goes back to the earth after the night. In Kerala a nilavilakku of bell metal stands on the floor and is passed on in families; its wicks are usually one, two, five or seven, and the person who lights it has bathed first. Maharashtra hangs an akash kandil outside for the whole of Diwali. Temples of the Deccan and Goa have a deepmala, a stone tower that is climbed to fill its hundred cups. On the Ganga the lamp is set on a cup of stitched leaves and let go.

Oil differs as well: sesame in the south, mustard in the east, ghee where the lamp stands before a deity.

The flames here are drawn. For the days on which they are lit, see [Diwali](/rituals/festivals/diwali), [Karthigai Deepam](/rituals/festivals/karthigai-deepam) and [Dev Deepawali](/rituals/festivals/dev-deepawali).`,
  },
  hi: {
    title: 'भारत के दीप',
    summary:
      'घरों और मंदिरों में जलने वाले दीपों के छह चित्र: सीढ़ी पर रखे मिट्टी के दीये से लेकर नदी में बहते पत्तों के दोने तक।',
    coverAlt: 'चार काग़ज़ी कंदीलों के नीचे जलता बड़ा मिट्टी का दीया, पीछे किरणें।',
    body: `दीप को चार चीज़ें चाहिए: तेल रखने को पात्र, तेल, बाती, और समय पर जलाने वाला कोई। बाक़ी सब अपने-अपने इलाक़े का है।

उत्तर में सबसे छोटा दीप मिट्टी का दीया है, जो थोड़े पैसों में आता है और रात के बाद मिट्टी में लौट जाता है। केरल में काँसे का निलविलक्कु फ़र्श पर खड़ा रहता है और पीढ़ियों तक चलता है; उसमें प्रायः एक, दो, पाँच या सात बत्तियाँ होती हैं और जलाने वाला पहले नहा लेता है। महाराष्ट्र में पूरी दीवाली बाहर आकाश कंदील टँगा रहता है। दक्खन और गोवा के मंदिरों में दीपमाला होती है, पत्थर का स्तंभ, जिस पर चढ़कर सौ-सौ दीये भरे जाते हैं। गंगा पर दीप पत्तों के दोने में रखकर बहा दिया जाता है।

तेल भी अलग-अलग है: दक्षिण में तिल का, पूरब में सरसों का, और देवता के सामने घी।

यहाँ की लौ चित्रों की है। वे किन दिनों जलती हैं, इसके लिए देखिए [दीवाली](/rituals/festivals/diwali), [कार्तिगै दीपम](/rituals/festivals/karthigai-deepam) और [देव दीपावली](/rituals/festivals/dev-deepawali)।`,
  },
};
