import type { Lang } from 'shared/remote-kit/page';
import type { Topic } from '../../model/topic';

/** Every topic by the path of its page. Texts are loaded one by one, so a page costs only its own. */
export const topics: Record<string, Record<Lang, () => Promise<Topic>>> = {
  '/horoscope': {
    en: async () => (await import('../topics/en/horoscope')).topic,
    hi: async () => (await import('../topics/hi/horoscope')).topic,
  },
  '/horoscope/daily': {
    en: async () => (await import('../topics/en/horoscope-daily')).topic,
    hi: async () => (await import('../topics/hi/horoscope-daily')).topic,
  },
  '/horoscope/weekly': {
    en: async () => (await import('../topics/en/horoscope-weekly')).topic,
    hi: async () => (await import('../topics/hi/horoscope-weekly')).topic,
  },
  '/horoscope/monthly': {
    en: async () => (await import('../topics/en/horoscope-monthly')).topic,
    hi: async () => (await import('../topics/hi/horoscope-monthly')).topic,
  },
  '/horoscope/yearly': {
    en: async () => (await import('../topics/en/horoscope-yearly')).topic,
    hi: async () => (await import('../topics/hi/horoscope-yearly')).topic,
  },
  '/rituals': {
    en: async () => (await import('../topics/en/rituals')).topic,
    hi: async () => (await import('../topics/hi/rituals')).topic,
  },
  '/rituals/vrats': {
    en: async () => (await import('../topics/en/rituals-vrats')).topic,
    hi: async () => (await import('../topics/hi/rituals-vrats')).topic,
  },
  '/rituals/festivals': {
    en: async () => (await import('../topics/en/rituals-festivals')).topic,
    hi: async () => (await import('../topics/hi/rituals-festivals')).topic,
  },
  '/rituals/bhajan': {
    en: async () => (await import('../topics/en/rituals-bhajan')).topic,
    hi: async () => (await import('../topics/hi/rituals-bhajan')).topic,
  },
  '/rituals/aarti': {
    en: async () => (await import('../topics/en/rituals-aarti')).topic,
    hi: async () => (await import('../topics/hi/rituals-aarti')).topic,
  },
  '/blogs': {
    en: async () => (await import('../topics/en/blogs')).topic,
    hi: async () => (await import('../topics/hi/blogs')).topic,
  },
  '/astrology-news': {
    en: async () => (await import('../topics/en/astrology-news')).topic,
    hi: async () => (await import('../topics/hi/astrology-news')).topic,
  },
  '/photo-gallery': {
    en: async () => (await import('../topics/en/photo-gallery')).topic,
    hi: async () => (await import('../topics/hi/photo-gallery')).topic,
  },
  '/videos': {
    en: async () => (await import('../topics/en/videos')).topic,
    hi: async () => (await import('../topics/hi/videos')).topic,
  },
  '/web-stories': {
    en: async () => (await import('../topics/en/web-stories')).topic,
    hi: async () => (await import('../topics/hi/web-stories')).topic,
  },
  '/audio-podcast': {
    en: async () => (await import('../topics/en/audio-podcast')).topic,
    hi: async () => (await import('../topics/hi/audio-podcast')).topic,
  },
  '/live-temple-darshan': {
    en: async () => (await import('../topics/en/live-temple-darshan')).topic,
    hi: async () => (await import('../topics/hi/live-temple-darshan')).topic,
  },
  '/live-aarti-darshan': {
    en: async () => (await import('../topics/en/live-aarti-darshan')).topic,
    hi: async () => (await import('../topics/hi/live-aarti-darshan')).topic,
  },
  '/numerology': {
    en: async () => (await import('../topics/en/numerology')).topic,
    hi: async () => (await import('../topics/hi/numerology')).topic,
  },
  '/vastu': {
    en: async () => (await import('../topics/en/vastu')).topic,
    hi: async () => (await import('../topics/hi/vastu')).topic,
  },
  '/tarot': {
    en: async () => (await import('../topics/en/tarot')).topic,
    hi: async () => (await import('../topics/hi/tarot')).topic,
  },
  '/about-us': {
    en: async () => (await import('../topics/en/about-us')).topic,
    hi: async () => (await import('../topics/hi/about-us')).topic,
  },
  '/terms-and-conditions': {
    en: async () => (await import('../topics/en/terms-and-conditions')).topic,
    hi: async () => (await import('../topics/hi/terms-and-conditions')).topic,
  },
  '/astrologer-terms-and-condition': {
    en: async () => (await import('../topics/en/astrologer-terms-and-condition')).topic,
    hi: async () => (await import('../topics/hi/astrologer-terms-and-condition')).topic,
  },
  '/contact-us': {
    en: async () => (await import('../topics/en/contact-us')).topic,
    hi: async () => (await import('../topics/hi/contact-us')).topic,
  },
  '/refund-policy': {
    en: async () => (await import('../topics/en/refund-policy')).topic,
    hi: async () => (await import('../topics/hi/refund-policy')).topic,
  },
  '/privacy-policy': {
    en: async () => (await import('../topics/en/privacy-policy')).topic,
    hi: async () => (await import('../topics/hi/privacy-policy')).topic,
  },
  '/nakshatras': {
    en: async () => (await import('../topics/en/nakshatras')).topic,
    hi: async () => (await import('../topics/hi/nakshatras')).topic,
  },
  '/signs': {
    en: async () => (await import('../topics/en/signs')).topic,
    hi: async () => (await import('../topics/hi/signs')).topic,
  },
};
