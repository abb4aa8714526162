import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'moko-kahan-dhundhe-re-bande',
  cover: 'bhajans/moko-kahan-dhundhe-re-bande.svg',
  category: '',
  tags: ['kabir', 'nirgun', 'stillness'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:44:00+05:30',
  details: {
    deity: { en: 'The Formless', hi: 'निर्गुण' },
    tradition: {
      en: 'Kabir, 15th century (oral tradition)',
      hi: 'कबीर, 15वीं शताब्दी (मौखिक परंपरा)',
    },
    stanzas: [
      {
        devanagari: ['मोको कहाँ ढूँढ़े रे बंदे, मैं तो तेरे पास में'],
        roman: ['Moko kahaan dhoondhe re bande, main to tere paas mein'],
      },
      {
        devanagari: ['ना तीरथ में ना मूरत में, ना एकांत निवास में', 'ना मंदिर में ना मस्जिद में, ना काबे कैलास में'],
        roman: [
          'Na teerath mein na moorat mein, na ekaant nivaas mein',
          'Na mandir mein na masjid mein, na kaabe kailaas mein',
        ],
      },
      {
        devanagari: [
          'ना मैं जप में ना मैं तप में, ना मैं बरत उपास में',
          'ना मैं किरिया करम में रहता, नहिं जोग संन्यास में',
        ],
        roman: [
          'Na main jap mein na main tap mein, na main barat upaas mein',
          'Na main kiriya karam mein rahta, nahin jog sannyaas mein',
        ],
      },
      {
        devanagari: [
          'नहिं प्राण में नहिं पिंड में, ना ब्रह्मांड आकास में',
          'ना मैं भृकुटी भँवर गुफा में, सब स्वाँसन की स्वाँस में',
        ],
        roman: [
          'Nahin praan mein nahin pind mein, na brahmaand aakaas mein',
          'Na main bhrikuti bhanvar gupha mein, sab swaansan ki swaans mein',
        ],
      },
      {
        devanagari: [
          'खोजी होय तुरत मिल जाऊँ, इक पल की तालास में',
          'कहत कबीर सुनो भाई साधो, मैं तो हूँ विश्वास में',
        ],
        roman: [
          'Khoji hoy turat mil jaaoon, ik pal ki taalaas mein',
          'Kahat kabeer suno bhai saadho, main to hoon vishwaas mein',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Where do you search for me, friend? I am right beside you.

1. Not at the place of pilgrimage, not in the image, not in a lonely dwelling. Not in temple or mosque, not in Kaaba or Kailash.
2. Not in counting prayers, not in penance, not in vow or fast. I do not live in rites and acts, nor in yoga and renouncing.
3. Not in the life force, not in the body, not in the sky of the universe. Not in the cave between the brows: I am in the breath of every breath.
4. If you seek truly you meet me at once, in the search of a single moment. Kabir says, listen, good friend: I am in trust.`,
    },
    hi: {
      meaning: `**टेक:** बंदे, मुझे कहाँ खोजता है? मैं तो तेरे पास हूँ।

1. न तीर्थ में, न मूरत में, न एकांत के वास में। न मंदिर में, न मस्जिद में, न काबे और कैलास में।
2. न जप में, न तप में, न व्रत-उपवास में। न क्रिया-कर्म में रहता हूँ, न योग और संन्यास में।
3. न प्राण में, न पिंड में, न ब्रह्मांड के आकाश में। न भृकुटी की भँवर गुफा में: मैं सब साँसों की साँस में हूँ।
4. सच्चा खोजी हो तो मैं तुरंत मिल जाऊँ, पल भर की तलाश में। कबीर कहते हैं, सुनो भाई साधो, मैं विश्वास में हूँ।`,
    },
  },
  en: {
    title: 'Moko Kahan Dhundhe: where are you looking?',
    summary:
      "Kabir's song of the One who is nearer than breath, in a widely sung version, with both scripts, the meaning and a quiet way to sing it.",
    coverAlt:
      'A person sits in stillness under a wide banyan, a small light at the heart, distant shrines on hills.',
    body: `Kabir was a weaver of Varanasi in the fifteenth century who liked to speak in someone else's voice. Here the voice is God's, a little amused: where are you searching for me? I am beside you. Then comes a list of places where people look, and a "not there" for each.

## When it is sung

At nirgun evenings, on Kabir Jayanti, the full moon of Jyeshtha, and after a long journey or a tiring pilgrimage, when its humour is best understood. Malwa's folk singers take it through the night with tambura and dholak. Rabindranath Tagore put an English version of it near the beginning of his Kabir book of 1915.

## How to sing it

Do not preach it. Kabir is not scolding temple or mosque; he is calling the listener home. Keep the voice conversational, leave a beat of silence after every "na", and let the answer "main to tere paas mein" come easily, like someone speaking from the next chair. Singers order the couplets differently. Close with three slow breaths, because the third couplet ends with the breath.`,
  },
  hi: {
    title: 'मोको कहाँ ढूँढ़े रे बंदे: किधर खोज रहे हो?',
    summary:
      'साँस से भी पास रहने वाले की बात कहता कबीर का पद: प्रचलित पाठ, रोमन लिपि, अर्थ और शांत होकर गाने का ढंग।',
    coverAlt: 'विशाल बरगद के नीचे शांत बैठा व्यक्ति, हृदय पर नन्हा प्रकाश, दूर पहाड़ियों पर देवालय।',
    body: `कबीर पंद्रहवीं सदी में काशी के जुलाहे थे और उन्हें दूसरे की ओर से बोलना ख़ूब आता था। यहाँ बोलने वाला स्वयं ईश्वर है, थोड़ा मुस्कराता हुआ: मुझे कहाँ खोज रहे हो? मैं तो पास ही हूँ। फिर वे सारी जगहें गिनाई जाती हैं जहाँ लोग खोजते हैं, और हर एक पर उत्तर है: वहाँ नहीं।

## कब गाया जाता है

निर्गुण की बैठकों में, ज्येष्ठ पूर्णिमा यानी कबीर जयंती पर, और लंबी यात्रा या थकाने वाले तीर्थ से लौटकर, जब इसका विनोद सबसे अच्छा समझ आता है। मालवा के लोकगायक तंबूरे और ढोलक पर इसे रात भर गाते हैं। रवींद्रनाथ ठाकुर ने 1915 की अपनी कबीर पुस्तक के आरंभ में ही इसका अंग्रेज़ी रूप रखा।

## कैसे गाएँ

इसे उपदेश न बनाएँ। कबीर मंदिर या मस्जिद को नहीं डाँट रहे, सुनने वाले को घर बुला रहे हैं। स्वर बातचीत का रहे, हर “ना” के बाद एक मात्रा की चुप्पी हो, और “मैं तो तेरे पास में” ऐसे आए जैसे बग़ल की कुर्सी से कोई बोल रहा हो। गायकों में दोहों का क्रम अलग-अलग मिलता है। अंत में तीन धीमी साँसें लें, क्योंकि तीसरा दोहा साँस पर ही ठहरता है।`,
  },
};
