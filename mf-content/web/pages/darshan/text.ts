/** The words of both darshan pages. */
export const text = {
  en: {
    home: 'Home',
    site: 'Tarapath',
    titles: {
      darshan: 'Temple darshan today: hours of temples',
      aarti: 'Aarti timings today, temples and ghats',
    },
    descriptions: {
      darshan:
        'When the doors of well-known temples are open today, in the temple’s own time and in yours, with what comes next and a link to each temple’s own site.',
      aarti:
        'Today’s aartis at Kashi, Haridwar, Ujjain, Shirdi and other places, in the temple’s time and in yours, those on now first, with the way to each temple’s site.',
    },
    headings: { darshan: 'Open today', aarti: 'Aartis today' },
    lead: 'Usual hours, gathered from what is published about each temple; its own site has the last word. They change on festival days and during eclipses. Times are those of clocks at the temple, which in India is IST.',
    noStream:
      'No temple has given its picture to this site in writing yet, so nothing here is shown as live. Where a temple shows its own cameras, you find them on its own site.',
    failed: 'The hours could not be loaded. Please try again in a moment.',
    nothing: 'No hours are listed for today.',
    onNow: { darshan: 'Open now', aarti: 'On now' },
    over: 'Over',
    next: 'Next:',
    at: (rite: string, temple: string) => `${rite}, ${temple}`,
    andMore: (count: number) => `and ${count} more`,
    wait: (hours: number, minutes: number) =>
      `in ${[hours && `${hours} h`, (minutes || !hours) && `${minutes} min`].filter(Boolean).join(' ')}`,
    tomorrow: 'Tomorrow',
    minutes: (count: number) => `${count} min`,
    hours: (hours: number, minutes: number) => `${hours} h${minutes ? ` ${minutes} min` : ''}`,
    follows: { clock: '', sunrise: 'by the sunrise', sunset: 'by the sunset' },
    beginning: 'only the beginning is published',
    yours: (times: string) => `Your time: ${times}`,
    zone: (name: string) => `Clocks of ${name}`,
    source: (keeper: string) => `Hours and news: ${keeper}`,
    player: {
      label: (rite: string, temple: string) => `Live picture: ${rite}, ${temple}`,
      watch: 'Watch live',
      open: 'Open the live stream',
      loading: 'Connecting to the temple…',
      live: 'Live',
      offline: 'The temple’s stream cannot be reached at the moment.',
      again: (seconds: number) => `We try again in ${seconds} seconds.`,
      retry: 'Try now',
      ended: 'This broadcast has ended.',
      closed: 'The doors are closed just now.',
      next: (rite: string, time: string) => `Next: ${rite}, ${time}`,
    },
  },
  hi: {
    home: 'मुखपृष्ठ',
    site: 'तारापथ',
    titles: {
      darshan: 'आज के मंदिर दर्शन: मंदिरों का समय',
      aarti: 'आज की आरती का समय, मंदिर और घाट',
    },
    descriptions: {
      darshan:
        'प्रसिद्ध मंदिरों के पट आज कब खुले हैं, मंदिर के समय में और आपके समय में; आगे कौन-से दर्शन हैं, और हर मंदिर की अपनी वेबसाइट का पता।',
      aarti:
        'काशी, हरिद्वार, उज्जैन, शिरडी और दूसरे स्थानों की आज की आरतियाँ, मंदिर के समय में और आपके समय में; जो अभी हो रही है वह सबसे ऊपर।',
    },
    headings: { darshan: 'आज के दर्शन', aarti: 'आज की आरतियाँ' },
    lead: 'सामान्य समय, जैसा हर मंदिर के बारे में प्रकाशित है; अंतिम बात मंदिर की अपनी वेबसाइट की। त्योहार और ग्रहण के दिन यह बदल जाता है। समय मंदिर की घड़ी का है, यानी भारत में IST।',
    noStream:
      'अभी किसी मंदिर ने अपना प्रसारण यहाँ दिखाने की लिखित अनुमति नहीं दी है, इसलिए कुछ भी लाइव कहकर नहीं दिखाया जाता। जो मंदिर अपने कैमरे से दर्शन कराते हैं, वे उनकी अपनी वेबसाइट पर मिलेंगे।',
    failed: 'समय-सारणी खुल नहीं पाई। थोड़ी देर में फिर कोशिश करें।',
    nothing: 'आज के लिए कोई समय दर्ज नहीं है।',
    onNow: { darshan: 'पट खुले हैं', aarti: 'अभी जारी' },
    over: 'समाप्त',
    next: 'आगे:',
    at: (rite: string, temple: string) => `${rite}, ${temple}`,
    andMore: (count: number) => `और ${count} जगह`,
    wait: (hours: number, minutes: number) =>
      `${[hours && `${hours} घंटे`, (minutes || !hours) && `${minutes} मिनट`].filter(Boolean).join(' ')} में`,
    tomorrow: 'कल',
    minutes: (count: number) => `${count} मिनट`,
    hours: (hours: number, minutes: number) => `${hours} घंटे${minutes ? ` ${minutes} मिनट` : ''}`,
    follows: { clock: '', sunrise: 'सूर्योदय के अनुसार', sunset: 'सूर्यास्त के अनुसार' },
    beginning: 'केवल आरंभ का समय',
    yours: (times: string) => `आपके यहाँ: ${times}`,
    zone: (name: string) => `${name} की घड़ी से`,
    source: (keeper: string) => `समय और सूचना: ${keeper}`,
    player: {
      label: (rite: string, temple: string) => `सीधा प्रसारण: ${rite}, ${temple}`,
      watch: 'लाइव देखें',
      open: 'सीधा प्रसारण खोलें',
      loading: 'मंदिर से जुड़ रहे हैं…',
      live: 'लाइव',
      offline: 'मंदिर का प्रसारण इस समय नहीं मिल रहा है।',
      again: (seconds: number) => `${seconds} सेकंड में फिर कोशिश होगी।`,
      retry: 'अभी कोशिश करें',
      ended: 'यह प्रसारण समाप्त हो गया।',
      closed: 'अभी पट बंद हैं।',
      next: (rite: string, time: string) => `आगे: ${rite}, ${time}`,
    },
  },
} as const;
