import type { Lang } from '../remote-kit/page';

/**
 * How fast complaints are dealt with, as the IT Rules 2021 ask since 20 February 2026 (G.S.R. 120(E)).
 * Every text takes its times from here.
 */
export const complaintTimes = {
  acknowledgeHours: 24,
  answerDays: 7,
  /** Impersonation, privacy and what else the rules want removed sooner. */
  urgentHours: 36,
  /** Pictures that show somebody intimately. */
  intimateHours: 2,
  /** Orders of a court or an authority. */
  orderHours: 3,
  /** How often users are told of the rules at the latest. */
  reminderMonths: 3,
} as const;

/** The longer times of the Consumer Protection (E-Commerce) Rules 2020, which stay another law's. */
export const purchaseTimes = { acknowledgeHours: 48, answerMonths: 1 } as const;

const { acknowledgeHours, answerDays, urgentHours, intimateHours, orderHours, reminderMonths } =
  complaintTimes;

/** The times as words that fit into a sentence. */
export const complaintWords: Record<
  Lang,
  Record<keyof typeof complaintTimes, string> & { urgent: string; reminder: string }
> = {
  en: {
    acknowledgeHours: `${acknowledgeHours} hours`,
    answerDays: `${answerDays} days`,
    urgentHours: `${urgentHours} hours`,
    intimateHours: `${intimateHours} hours`,
    orderHours: `${orderHours} hours`,
    reminderMonths: `${reminderMonths} months`,
    urgent: `Some matters are dealt with sooner: content that impersonates somebody or breaks into their privacy within ${urgentHours} hours, intimate pictures, real or made by computer, within ${intimateHours} hours of the complaint, and an order of a court or an authority within ${orderHours} hours.`,
    reminder: `The sign-in names these rules each time. As it ends by itself after 30 days, everyone with an account is told of them at least every ${reminderMonths} months, as the IT Rules ask.`,
  },
  hi: {
    acknowledgeHours: `${acknowledgeHours} घंटे`,
    answerDays: `${answerDays} दिन`,
    urgentHours: `${urgentHours} घंटे`,
    intimateHours: `${intimateHours} घंटे`,
    orderHours: `${orderHours} घंटे`,
    reminderMonths: `${reminderMonths} महीने`,
    urgent: `कुछ बातों पर काम इससे जल्दी होता है: किसी का रूप धरने या निजता में दख़ल देने वाली सामग्री पर ${urgentHours} घंटे में, अंतरंग चित्रों पर, चाहे असली हों या कंप्यूटर से बने, शिकायत के ${intimateHours} घंटे में, और न्यायालय या प्राधिकारी के आदेश पर ${orderHours} घंटे में।`,
    reminder: `साइन इन करते समय हर बार इन नियमों का उल्लेख होता है। साइन इन 30 दिन में अपने आप समाप्त होता है, इसलिए हर खाताधारक को IT नियमों के अनुसार कम से कम हर ${reminderMonths} महीने में इनकी याद दिलाई जाती है।`,
  },
};
