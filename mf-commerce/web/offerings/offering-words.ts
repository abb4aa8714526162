import type { OfferingMode, OfferingPurpose } from 'shared/contracts/commerce-offerings';

/** Names of purposes and of the ways a puja is performed. */
export const offeringWords: Record<
  'en' | 'hi',
  {
    purposes: Record<OfferingPurpose, string>;
    modes: Record<OfferingMode, string>;
    minutes: (minutes: number) => string;
  }
> = {
  en: {
    purposes: {
      beginnings: 'A beginning',
      home: 'House and family',
      thanks: 'Giving thanks',
      child: 'A child',
      learning: 'Learning',
      livelihood: 'Work and trade',
      ancestors: 'Ancestors',
      grahas: 'The grahas',
      devotion: 'Devotion',
      listening: 'Listening together',
    },
    modes: { home: 'At your home', temple: 'At a temple', online: 'Online' },
    minutes: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
    },
  },
  hi: {
    purposes: {
      beginnings: 'शुभारंभ',
      home: 'घर-परिवार',
      thanks: 'धन्यवाद',
      child: 'शिशु',
      learning: 'विद्या',
      livelihood: 'काम और व्यापार',
      ancestors: 'पितर',
      grahas: 'ग्रह',
      devotion: 'भक्ति',
      listening: 'साथ सुनना',
    },
    modes: { home: 'आपके घर पर', temple: 'मंदिर में', online: 'ऑनलाइन' },
    minutes: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return [hours && `${hours} घंटे`, rest && `${rest} मिनट`].filter(Boolean).join(' ');
    },
  },
};
