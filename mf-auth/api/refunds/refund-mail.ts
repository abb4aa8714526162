import type { PoolClient } from 'pg';
import { formatRupees } from 'shared/i18n/format';
import type { PaymentDeps } from '../payments/payment-deps';
import type { ProviderRefund } from '../provider/payment-provider';
import type { Refund } from './refund-rows';

/** Tells a customer, who has an address, that money is back or could not be sent back. */
export async function mailRefund(
  { messenger, settings }: PaymentDeps,
  client: PoolClient,
  { customer, amount }: Refund,
  { state, bankReference, id }: Pick<ProviderRefund, 'state' | 'bankReference' | 'id'>,
): Promise<void> {
  const { rows } = await client.query<{ email: string | null }>(
    'SELECT email FROM auth.users WHERE id = $1',
    [customer],
  );
  const to = rows[0]?.email;
  if (!to) return;
  const page = `${settings.publicUrl}/recharge`;
  const rupees = [formatRupees(amount, 'en'), formatRupees(amount, 'hi')];
  const mail =
    state === 'processed'
      ? {
          subject: `${rupees[0]} is on its way to you · आपका रिफ़ंड भेज दिया गया`,
          text: `We sent ${rupees[0]} back to where you paid from. Your bank shows it under ${bankReference ?? id}.\n\nहमने ${rupees[1]} वहीं लौटा दिए हैं जहाँ से आपने भुगतान किया था। बैंक में संदर्भ: ${bankReference ?? id}\n\n${page}`,
        }
      : {
          subject: `Where may we send ${rupees[0]}? · रिफ़ंड कहाँ भेजें?`,
          text: `Your bank did not take ${rupees[0]} back. It is safe in your wallet. Please tell us a bank account: ${page}\n\nआपके बैंक ने ${rupees[1]} वापस नहीं लिए। पैसे आपके वॉलेट में सुरक्षित हैं। कृपया बैंक खाता बताएँ: ${page}`,
        };
  await messenger.queueEmail({ to, ...mail }, { client });
}
