import type { HoroscopePeriod } from 'shared/contracts/content-horoscope';

/** A page of a sign: which period before or after now it tells of, and how its address ends. */
export interface HoroscopeStep {
  /** Last part of the address; empty for now. */
  path: '' | 'yesterday' | 'tomorrow' | 'next-week' | 'next-month' | 'next-year';
  date: 'previous' | 'current' | 'next';
}

/** The pages of each period, in order of time. */
export const horoscopeSteps: Record<HoroscopePeriod, readonly HoroscopeStep[]> = {
  daily: [
    { path: 'yesterday', date: 'previous' },
    { path: '', date: 'current' },
    { path: 'tomorrow', date: 'next' },
  ],
  weekly: [
    { path: '', date: 'current' },
    { path: 'next-week', date: 'next' },
  ],
  monthly: [
    { path: '', date: 'current' },
    { path: 'next-month', date: 'next' },
  ],
  yearly: [
    { path: '', date: 'current' },
    { path: 'next-year', date: 'next' },
  ],
};

/** The address of a sign's horoscope, without language. */
export function horoscopePath(period: HoroscopePeriod, sign: string, step = ''): string {
  return ['/horoscope', period, sign, ...(step ? [step] : [])].join('/');
}
