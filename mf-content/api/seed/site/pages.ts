import { topic as aboutUs } from '../../../web/topics/en/about-us';
import { topic as astrologerTerms } from '../../../web/topics/en/astrologer-terms-and-condition';
import { topic as contactUs } from '../../../web/topics/en/contact-us';
import { topic as privacy } from '../../../web/topics/en/privacy-policy';
import { topic as refunds } from '../../../web/topics/en/refund-policy';
import { topic as terms } from '../../../web/topics/en/terms-and-conditions';
import { topic as aboutUsHindi } from '../../../web/topics/hi/about-us';
import { topic as astrologerTermsHindi } from '../../../web/topics/hi/astrologer-terms-and-condition';
import { topic as contactUsHindi } from '../../../web/topics/hi/contact-us';
import { topic as privacyHindi } from '../../../web/topics/hi/privacy-policy';
import { topic as refundsHindi } from '../../../web/topics/hi/refund-policy';
import { topic as termsHindi } from '../../../web/topics/hi/terms-and-conditions';
import { siteItem } from './site-item';
import { writeTopic } from './write-topic';

const topics = {
  'about-us': { en: aboutUs, hi: aboutUsHindi },
  'terms-and-conditions': { en: terms, hi: termsHindi },
  'astrologer-terms-and-condition': { en: astrologerTerms, hi: astrologerTermsHindi },
  'contact-us': { en: contactUs, hi: contactUsHindi },
  'refund-policy': { en: refunds, hi: refundsHindi },
  'privacy-policy': { en: privacy, hi: privacyHindi },
};

/** The static pages as data: the same words as on the pages themselves. */
export const pageItems = Object.entries(topics).map(([slug, { en, hi }]) =>
  siteItem({ slug, en: writeTopic(en, 'en'), hi: writeTopic(hi, 'hi') }),
);
