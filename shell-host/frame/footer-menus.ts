import { horoscopes, more, rituals, services } from './main-menu';
import type { MenuLink } from './menu-link';
import { planetRemedies } from './planet-remedies';

interface FooterGroup {
  en: string;
  hi: string;
  links: readonly MenuLink[];
}

const consultation = services.filter(({ href }) => !href.endsWith('/live-astrologers'));
const liveServices = services.filter(({ href }) => href.endsWith('/live-astrologers'));
const isLive = ({ href }: MenuLink) => href.startsWith('/live-');

/** The footer's groups of links in their order. */
export const footerMenus: readonly FooterGroup[] = [
  { en: 'Services', hi: 'सेवाएँ', links: consultation },
  { en: 'Rituals', hi: 'पूजा-पाठ', links: rituals },
  { en: 'Remedies', hi: 'उपाय', links: planetRemedies },
  {
    en: 'Videos',
    hi: 'वीडियो',
    links: [
      { href: '/videos', en: 'All Videos', hi: 'सभी वीडियो' },
      { href: '/web-stories', en: 'Web Stories', hi: 'वेब स्टोरी' },
      { href: '/audio-podcast', en: 'Audio Podcast', hi: 'ऑडियो पॉडकास्ट' },
      { href: '/photo-gallery', en: 'Photo Gallery', hi: 'चित्र दीर्घा' },
    ],
  },
  {
    en: 'Resources',
    hi: 'जानकारी',
    links: [
      { href: '/blogs', en: 'Blogs', hi: 'ब्लॉग' },
      { href: '/astrology-news', en: 'Astrology News', hi: 'ज्योतिष समाचार' },
      ...horoscopes,
    ],
  },
  { en: 'Live Features', hi: 'लाइव', links: [...liveServices, ...more.filter(isLive)] },
  {
    en: 'More',
    hi: 'और',
    links: [
      { href: '/subscription-plan', en: 'Subscription Plan', hi: 'सदस्यता योजना' },
      { href: '/astro-estore', en: 'Astro E-Store', hi: 'एस्ट्रो ई-स्टोर' },
      ...more.filter((link) => !isLive(link)),
    ],
  },
];

/** The links about the company and its rules. */
export const additionalLinks: readonly MenuLink[] = [
  { href: '/about-us', en: 'About Us', hi: 'हमारे बारे में' },
  { href: '/contact-us', en: 'Contact Us', hi: 'संपर्क करें' },
  { href: '/terms-and-conditions', en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
  {
    href: '/astrologer-terms-and-condition',
    en: 'Astrologer Terms and Conditions',
    hi: 'ज्योतिषियों के लिए नियम और शर्तें',
  },
  { href: '/privacy-policy', en: 'Privacy Policy', hi: 'गोपनीयता नीति' },
  { href: '/refund-policy', en: 'Refund Policy', hi: 'वापसी नीति' },
  { href: '/astro-registration', en: 'Join As Astrologer', hi: 'ज्योतिषी के रूप में जुड़ें' },
];
