import {
  findPayments,
  type PaymentMismatch,
  type PaymentRecord,
} from 'shared/contracts/staff-payments';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface PaymentsData {
  q: string;
  payments: PaymentRecord[];
  mismatches: PaymentMismatch[];
  isBroken: boolean;
}

const load: Load<PaymentsData> = async ({ call, query, lang }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const q = (query.get('q') ?? '').slice(0, 100).trim();
  const found = await call(findPayments, { query: { q } });
  if (isFailure(found)) {
    const data = { q, payments: [], mismatches: [], isBroken: true };
    return { data, head, status: found.error_status >= 500 ? 503 : found.error_status };
  }
  const { data: payments, mismatches } = found;
  return { data: { q, payments, mismatches, isBroken: false }, head };
};

export default load;
