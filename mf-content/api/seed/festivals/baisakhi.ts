import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'baisakhi',
  cover: 'festivals/baisakhi.svg',
  category: '',
  tags: ['harvest', 'sikh', 'sankranti'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:37:00+05:30',
  details: {
    festivalIds: ['vaisakhi', 'mesha-sankranti'],
    deity: { en: 'Surya', hi: 'सूर्य' },
    regions: {
      en: ['Punjab', 'Haryana', 'Himachal Pradesh', 'Delhi', 'Jammu'],
      hi: ['पंजाब', 'हरियाणा', 'हिमाचल प्रदेश', 'दिल्ली', 'जम्मू'],
    },
    en: {
      samagri: [
        'A few ears of the new wheat',
        'Clean clothes and a head covering for the gurdwara',
        'Flour, ghee and sugar for karah prasad',
        'Water, a towel and flowers for a home prayer',
        'Grain or flour to give to a langar',
      ],
      vidhi: [
        'Bathe early; those near a river go there at dawn.',
        'In Sikh homes, listen to the morning prayers and go to the gurdwara for kirtan and ardas.',
        'Hindu families offer water to the rising Sun and tie ears of wheat to the door.',
        'Cook halwa of wheat flour and share it warm.',
        'Give an hour to the langar: kneading, serving or washing up.',
        'In the evening, song, bhangra and a visit to the fields or a park.',
      ],
      katha:
        'In the spring of 1699 Guru Gobind Singh asked his people to come to Anandpur for Baisakhi. Thousands gathered on the hill. The Guru stepped out of a tent with a bare sword and asked a single question: “Who will give me his head?”\n\nThe crowd went silent. Some slipped away. At the third call Daya Ram, a shopkeeper of Lahore, stood up. The Guru led him into the tent, there was a sound, and he came out with the sword red. He asked again. Dharam Das, a farmer from Hastinapur, rose; then Himmat Rai, a water carrier from Puri, Mohkam Chand, a cloth printer of Dwarka, and Sahib Chand, a barber from Bidar.\n\nAfter a long while the flap was opened, and all five came out alive, in new clothes. The Guru stirred water with a sword in an iron bowl while his wife Mata Sahib Devan, tradition says, dropped sugar into it, so that courage should be sweet as well. The five drank from one bowl, whatever their birth. Then the Guru knelt before them and asked them to give the same to him.\n\nThese were the Panj Pyare, the five beloved, and the first of the Khalsa.',
      foods: [
        'Karah prasad',
        'Pindi chana and puri',
        'Meethe peele chawal',
        'Lassi',
        'Kheer of new wheat daliya',
      ],
    },
    hi: {
      samagri: [
        'नए गेहूँ की कुछ बालियाँ',
        'साफ़ कपड़े और गुरुद्वारे के लिए सिर ढकने का रूमाल या दुपट्टा',
        'कड़ाह प्रसाद के लिए आटा, घी और चीनी',
        'घर की प्रार्थना के लिए जल, अँगोछा और फूल',
        'लंगर में देने के लिए अनाज या आटा',
      ],
      vidhi: [
        'सुबह जल्दी स्नान करें; नदी पास हो तो भोर में वहाँ जाएँ।',
        'सिख परिवार सुबह की बाणी सुनें और कीर्तन-अरदास के लिए गुरुद्वारे जाएँ।',
        'हिंदू परिवार उगते सूर्य को जल दें और द्वार पर बालियाँ बाँधें।',
        'आटे का हलवा बनाएँ और गरम-गरम बाँटें।',
        'एक घंटा लंगर को दें: आटा गूँधना, परोसना या बर्तन माँजना।',
        'शाम को गीत, भांगड़ा और खेत या पार्क की सैर।',
      ],
      katha:
        '1699 के वसंत में गुरु गोबिंद सिंह ने संगत को बैसाखी पर आनंदपुर बुलाया। पहाड़ी पर हज़ारों लोग जुटे। गुरु तंबू से नंगी तलवार लिए निकले और एक ही प्रश्न किया: “कौन अपना सिर देगा?”\n\nभीड़ चुप हो गई। कुछ लोग खिसक लिए। तीसरी पुकार पर लाहौर के दुकानदार दया राम उठे। गुरु उन्हें तंबू में ले गए, एक आवाज़ हुई, और वे लाल तलवार लिए बाहर आए। फिर पूछा। हस्तिनापुर के किसान धरम दास उठे, फिर पुरी के हिम्मत राय जो पानी भरते थे, द्वारका के छीपा मोहकम चंद और बीदर के नाई साहिब चंद।\n\nबहुत देर बाद परदा हटा और पाँचों नए वस्त्रों में जीवित बाहर आए। गुरु ने लोहे के बाटे में तलवार से जल हिलाया, और परंपरा बताती है कि माता साहिब देवां ने उसमें बताशे डाले, ताकि साहस में मिठास भी रहे। जन्म कोई भी हो, पाँचों ने एक ही बाटे से पिया। फिर गुरु ने उन्हीं के आगे घुटने टेके और कहा, अब यह मुझे भी दीजिए।\n\nवे पंज प्यारे कहलाए, और ख़ालसा का आरंभ उन्हीं से हुआ।',
      foods: ['कड़ाह प्रसाद', 'पिंडी चने और पूरी', 'मीठे पीले चावल', 'लस्सी', 'नए गेहूँ के दलिये की खीर'],
    },
  },
  en: {
    title: 'Baisakhi: wheat, the Khalsa and a solar new year',
    summary:
      'On 13 or 14 April the Sun enters Mesha. Baisakhi as Punjab’s harvest, as the birth of the Khalsa, and as an open door to everyone’s table.',
    coverAlt: 'Golden ears of wheat and a dhol drum in front of a field and a rising Sun.',
    body: `By the second week of April the wheat has turned. When the wind goes through it, it rattles instead of rustling, and a farmer hears that it is time.

## A date the Sun sets

Baisakhi is Mesha Sankranti, the Sun’s entry into the first sign of the sidereal zodiac, and begins the solar month Vaisakh. Punjab and its neighbours keep the civil date of the entry, 13 or 14 April in our century. The Nanakshahi calendar, which the Sikh institutions adopted in 2003 and later revised, has fixed its own date on 14 April. So a day’s difference between a village fair and a gurdwara notice is possible and harmless.

On the same entry hang [Vishu and Puthandu](/rituals/festivals/vishu-puthandu), Bohag Bihu in Assam, Pana Sankranti in Odisha and the Bengali new year, each with a rule of its own.

## Two reasons to rejoice

The older is grain. The rabi crop, half a year of work and worry, is cut, threshed and paid for. Men and women dance in the field itself: bhangra began with the movements of sowing and reaping.

The newer, from 1699, is the founding of the Khalsa at Anandpur Sahib. Gurdwaras wash the flagpole with milk and water, change its saffron cloth, read, sing, and lead a procession, nagar kirtan. And in Amritsar people pause at Jallianwala Bagh, where a peaceful crowd was fired upon on Baisakhi of 1919.

Hindu families in Haridwar and along the Beas and Chenab bathe in the river, put jugs of water out for travellers and hand out hand fans: it is the beginning of the heat.

## Children at the langar

Give a child a basket of rotis and a row of guests on the floor. Serving with both hands, “parshada ji?”, again and again, is something they remember for years. Nobody asks who sits there; that is the lesson, and it needs no explaining.

## Field sense

Threshers and combines are no place for play; keep children, scarves and long hair well away. Don’t burn the stubble. It kills the worms that feed next year’s crop and makes a city cough two hundred miles off. Leave a corner of gleanings for sparrows and partridges, carry water if you walk in the procession, and cover your shoulders from the noon Sun.`,
  },
  hi: {
    title: 'बैसाखी: गेहूँ, ख़ालसा और सौर नववर्ष',
    summary:
      '13 या 14 अप्रैल को सूर्य मेष में आता है। पंजाब की फ़सल का पर्व, ख़ालसा का जन्मदिन, और सबके लिए खुली रसोई की कहानी।',
    coverAlt: 'खेत और उगते सूर्य के आगे गेहूँ की सुनहरी बालियाँ और एक ढोल।',
    body: `अप्रैल के दूसरे हफ़्ते तक गेहूँ पक जाता है। हवा चलती है तो वह सरसराता नहीं, खनकता है, और किसान समझ जाता है कि समय हो गया।

## तारीख़ सूर्य तय करता है

बैसाखी मेष संक्रांति है: निरयण राशिचक्र की पहली राशि में सूर्य का प्रवेश, जिससे सौर वैशाख शुरू होता है। पंजाब और आसपास प्रवेश की तारीख़ ही मानी जाती है, हमारी सदी में 13 या 14 अप्रैल। सिख संस्थाओं ने 2003 में जो नानकशाही कैलेंडर अपनाया और बाद में सुधारा, उसमें यह 14 अप्रैल को रखी गई है। इसलिए गाँव के मेले और गुरुद्वारे की सूचना में एक दिन का फ़र्क हो सकता है, और उससे कुछ बिगड़ता नहीं।

इसी प्रवेश से [विषु और पुथांडु](/rituals/festivals/vishu-puthandu), असम का बोहाग बिहू, ओडिशा की पणा संक्रांति और बंगाली नववर्ष जुड़े हैं, सबके नियम अपने-अपने।

## ख़ुशी के दो कारण

पुराना कारण अन्न है। छह महीने की मेहनत और चिंता कटकर, दाँय होकर, दाम बनकर घर आती है। नाच खेत में ही होता है: भांगड़े की शुरुआत बोने और काटने की मुद्राओं से मानी जाती है।

नया कारण 1699 का है: आनंदपुर साहिब में ख़ालसा की स्थापना। गुरुद्वारों में निशान साहिब को दूध-जल से धोकर केसरिया चोला बदला जाता है, पाठ और कीर्तन होता है और नगर कीर्तन निकलता है। अमृतसर में लोग जलियाँवाला बाग़ में भी ठहरते हैं, जहाँ 1919 की बैसाखी पर शांत भीड़ पर गोलियाँ चली थीं।

हरिद्वार में और ब्यास-चिनाब के किनारे हिंदू परिवार नदी नहाते हैं, राहगीरों के लिए पानी के घड़े रखते हैं और हाथ के पंखे बाँटते हैं, क्योंकि गर्मी शुरू हो रही है।

## लंगर में बच्चे

बच्चे को रोटियों की टोकरी दीजिए और सामने पंगत। दोनों हाथों से परोसना, बार-बार “परशादा जी?” पूछना, यह उन्हें बरसों याद रहता है। कौन बैठा है, कोई नहीं पूछता; यही सीख है और इसे समझाना नहीं पड़ता।

## खेत की समझ

थ्रेशर और कंबाइन के पास खेल नहीं; बच्चे, दुपट्टे और खुले बाल दूर रहें। पराली न जलाएँ। उससे मिट्टी के वे जीव मरते हैं जो अगली फ़सल को पालते हैं, और सैकड़ों मील दूर का शहर खाँसता है। खेत का एक कोना गौरैया और तीतर के लिए छोड़ दीजिए। नगर कीर्तन में पैदल चलें तो पानी साथ रखें और दोपहर की धूप से सिर और कंधे ढकें।`,
  },
};
