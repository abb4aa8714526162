import type { RemedySummary } from 'shared/contracts/content';
import type { PictureOf } from 'shared/contracts/content-pictures';
import type { ArticleEntry } from '../../articles/kinds';
import type { SignSentence } from '../horoscope/sign-cards';

/** The day's panchang in short; moments are ISO 8601. */
export interface PanchangBrief {
  date: string;
  city: { slug: string; name: string; timeZone: string };
  tithi: { index: number; end: string };
  nakshatra: { index: number; end: string };
  sunrise: string;
  sunset: string;
  rahuKaal: { start: string; end: string } | null;
}

/** A day with festivals, and in how many days it comes. */
export interface FestivalDay {
  date: string;
  days: number;
  names: string[];
}

/** What the home page shows; `null` or empty is what could not be read or isn't there. */
export interface HomeData {
  panchang: PanchangBrief | null;
  festivals: { city: { slug: string; name: string }; days: FestivalDay[] } | null;
  sentences: SignSentence[] | null;
  remedies: Pick<RemedySummary, 'slug' | 'title' | 'cover' | 'summary'>[] | null;
  stories: { slug: string; title: string; cover: PictureOf | null }[];
  blogs: Extract<ArticleEntry, { kind: 'blog' }>['item'][];
  testimonials: { slug: string; words: string; name: string; place: string }[];
}
