import type { DateFaultKind } from '../dates/date-fault';
import type { Lang } from '../remote-kit/page';

/** The words of the fields of a date. */
export const dateText: Record<
  Lang,
  Record<'day' | 'month' | 'year', string> & {
    faults: Record<DateFaultKind, string>;
  }
> = {
  en: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    faults: {
      date_incomplete: 'Please complete the date: day, month and year.',
      date_year: 'Please write the year with all four digits, for example 1990.',
      date_day: 'Please write the day as a number from 1 to 31.',
      date_never: 'This month does not have that day. Please check it.',
      date_leap: '29 February comes only in leap years. Please check the day and the year.',
    },
  },
  hi: {
    day: 'दिन',
    month: 'महीना',
    year: 'वर्ष',
    faults: {
      date_incomplete: 'कृपया पूरी तारीख़ भरें: दिन, महीना और वर्ष।',
      date_year: 'कृपया वर्ष चारों अंकों में लिखें, जैसे 1990।',
      date_day: 'कृपया दिन 1 से 31 तक की संख्या में लिखें।',
      date_never: 'इस महीने में यह तारीख़ नहीं होती। कृपया दिन जाँच लें।',
      date_leap: '29 फ़रवरी केवल लीप वर्ष में आती है। कृपया दिन और वर्ष जाँच लें।',
    },
  },
};
