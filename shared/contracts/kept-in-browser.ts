import type { KeptName } from '../kept-in-browser/names';
import type { Lang } from '../remote-kit/page';

/** What each name kept in a browser is for and how long it stays, as the privacy notice says it. */
export const keptInBrowser: Record<KeptName, Record<Lang, string>> = {
  userDetails: {
    en: 'a cookie that keeps you signed in, for 30 days.',
    hi: 'एक कुकी जो आपको 30 दिन साइन इन रखती है।',
  },
  visitor: {
    en: 'a cookie with a random number, for 30 days: it shows you the same version of the site on every page and owns nothing.',
    hi: 'एक कुकी में रैंडम संख्या, 30 दिन तक: इससे हर पृष्ठ पर साइट का एक ही रूप दिखता है; इससे किसी चीज़ पर अधिकार नहीं मिलता।',
  },
  city: {
    en: 'a cookie with the city you chose for the site, for a year. Without a choice there is none.',
    hi: 'एक कुकी में साइट के लिए आपका चुना शहर, एक वर्ष तक। आपने कुछ न चुना हो तो यह नहीं बनती।',
  },
  clock: {
    en: 'a cookie that says whether hours count to 12 or 24, for a year. Without a choice there is none.',
    hi: 'एक कुकी जो बताती है कि घड़ी 12 घंटे की हो या 24 की, एक वर्ष तक। आपने कुछ न चुना हो तो यह नहीं बनती।',
  },
  cart: {
    en: 'a cookie with a random number that opens your basket while you are not signed in, for 60 days. Without a basket there is none.',
    hi: 'एक कुकी में रैंडम संख्या, 60 दिन तक, जिससे साइन इन किए बिना आपकी टोकरी खुलती है। टोकरी न हो तो यह नहीं बनती।',
  },
  preview: {
    en: 'a cookie of those who test a new version of the site with a link from us, until the link ends: at most three days.',
    hi: 'एक कुकी उनके लिए जो हमारे दिए लिंक से साइट का नया रूप जाँचते हैं, लिंक की अवधि तक: अधिक से अधिक तीन दिन।',
  },
  staff: {
    en: 'a cookie of those who work for us and sign in to the back office, for at most 12 hours. Customers never get it.',
    hi: 'एक कुकी उनके लिए जो हमारे यहाँ काम करते हैं और कार्यालय में साइन इन करते हैं, अधिक से अधिक 12 घंटे तक। ग्राहकों को यह कभी नहीं मिलती।',
  },
  isSubscribed: {
    en: 'that you entered an address for the newsletter here, until you sign out.',
    hi: 'यह कि आपने यहाँ न्यूज़लेटर के लिए पता दिया, साइन आउट करने तक।',
  },
  panchangCity: {
    en: 'the city of the panchang, as an earlier version of the site kept it: it goes into the cookie city at your next visit.',
    hi: 'पंचांग का शहर, जैसा साइट का पुराना रूप रखता था: साइट अगली बार खोलने पर यह city कुकी में चला जाता है।',
  },
  panchangCityName: {
    en: 'its name, likewise.',
    hi: 'उसका नाम, इसी तरह।',
  },
  'tarapath:heard': {
    en: 'how far you listened to an episode, until you have heard it or sign out.',
    hi: 'कोई कड़ी आपने कहाँ तक सुनी, उसके पूरी होने या साइन आउट करने तक।',
  },
  'tarapath:speed': {
    en: 'how fast episodes are played to you, until you sign out.',
    hi: 'कड़ियाँ आप किस गति से सुनते हैं, साइन आउट करने तक।',
  },
  'tarapath:carried': {
    en: 'what you typed in a form, while the page changes its language: used once, void after five minutes.',
    hi: 'पृष्ठ की भाषा बदलते समय फ़ॉर्म में आपका लिखा हुआ: एक बार काम आता है, पाँच मिनट बाद बेकार।',
  },
  'tarapath:playing': {
    en: 'the episode you are listening to, while another page loads: used once, void after a minute.',
    hi: 'दूसरा पृष्ठ खुलते समय वह कड़ी जो आप सुन रहे हैं: एक बार काम आती है, एक मिनट बाद बेकार।',
  },
  'tarapath:views': {
    en: 'how those who work for us like to see the lists of the back office, until they delete it.',
    hi: 'हमारे यहाँ काम करने वाले कार्यालय की सूचियाँ कैसे देखना चाहते हैं, उनके मिटाने तक।',
  },
  'tarapath:scroll': {
    en: 'how far you had scrolled in a page, until the tab is closed.',
    hi: 'पृष्ठ आपने कहाँ तक देखा, टैब बंद होने तक।',
  },
};
