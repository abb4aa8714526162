/** Words of the order history. */
export const text = {
  en: {
    site: 'Tarapath',
    home: 'Home',
    title: 'Order history',
    lead: 'Everything you paid for: orders, bookings, the plan and recharges, with where each one stands.',
    signedOutTitle: 'Please sign in to see your orders',
    signedOut:
      'Your orders are shown to you alone. Sign in with your mobile number and a one-time code.',
    signIn: 'Sign in',
    emptyTitle: 'You have no orders',
    empty:
      'Your first order will appear here with its status, its papers and a way to report a problem.',
    listTitle: 'Newest first',
    failed: 'Your orders could not be read just now. Please try again in a moment.',
    incomplete: 'A part of the list could not be read just now.',
    kinds: { order: 'Order', booking: 'Booking', plan: 'Plan', recharge: 'Recharge' } as Record<
      string,
      string
    >,
    browse: 'Look around the e-store',
    wallet: 'Wallet transactions',
    support: 'Customer support',
  },
  hi: {
    site: 'तारापथ',
    home: 'मुखपृष्ठ',
    title: 'ऑर्डर इतिहास',
    lead: 'जिसका भी आपने भुगतान किया: ऑर्डर, बुकिंग, योजना और रिचार्ज, हर एक की स्थिति सहित।',
    signedOutTitle: 'अपने ऑर्डर देखने के लिए साइन इन करें',
    signedOut: 'आपके ऑर्डर केवल आपको दिखते हैं। अपने मोबाइल नंबर और एक बार के कोड से साइन इन करें।',
    signIn: 'साइन इन करें',
    emptyTitle: 'आपका कोई ऑर्डर नहीं है',
    empty: 'आपका पहला ऑर्डर यहीं दिखेगा: उसकी स्थिति, काग़ज़ और समस्या बताने का रास्ता।',
    listTitle: 'नया पहले',
    failed: 'आपके ऑर्डर अभी नहीं दिखाए जा सके। थोड़ी देर में फिर कोशिश करें।',
    incomplete: 'सूची का एक भाग अभी नहीं पढ़ा जा सका।',
    kinds: { order: 'ऑर्डर', booking: 'बुकिंग', plan: 'योजना', recharge: 'रिचार्ज' } as Record<
      string,
      string
    >,
    browse: 'ई-स्टोर देखें',
    wallet: 'वॉलेट लेन-देन',
    support: 'ग्राहक सहायता',
  },
};
