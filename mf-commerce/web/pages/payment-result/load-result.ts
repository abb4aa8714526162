import type { Lang, Loaded } from 'shared/remote-kit/page';
import { text } from './text';

/** How the payment page sent the visitor back; says nothing about money received. */
export interface PaymentResultData {
  result: 'success' | 'failure';
}

/** The page for one of the two results. */
export function loadResult(
  result: PaymentResultData['result'],
  lang: Lang,
): Loaded<PaymentResultData> {
  const { title, lead } = text[lang][result];
  return {
    data: { result },
    head: { title: `${title} | ${text[lang].site}`, description: lead, noindex: true },
  };
}
