import { getStaffBooking, moveStaffBooking } from 'shared/contracts/commerce-bookings-staff';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface StaffBookingData {
  id: string;
  booking: AnswerOf<typeof getStaffBooking>['data'] | null;
  typed: Readonly<Record<string, string>>;
  problem: StaffFormProblem | null;
  told: boolean;
}

const moves = ['scheduled', 'performed', 'called_off', 'proof_accepted', 'refunded'] as const;

const load: Load<StaffBookingData> = async (args) => {
  const { params, query, lang, call, form } = args;
  const { title, description } = text[lang];
  const id = params.id ?? '';
  const head = { title: `${title} ${id}`, description, noindex: true };
  const data: StaffBookingData = {
    ...{ id, booking: null, typed: form ?? {}, problem: null },
    told: query.get('told') === 'done',
  };
  const to = moves.find((one) => one === form?.intent);
  if (form && to) {
    const { why = '', performer = '', watch_url = '', offer = '' } = form;
    const body = { to, why, performer, watch_url, offer };
    const outcome = await submitStaffForm(args, () =>
      call(moveStaffBooking, { params: { id }, body }),
    );
    if (outcome.ok)
      return { data, head, redirect: localPath(lang, `/admin/bookings/${id}?told=done`) };
    data.problem = outcome.problem;
  }
  const found = await call(getStaffBooking, { params: { id }, query: { lang } });
  if (isFailure(found)) return { data, head, status: found.error_status };
  return { data: { ...data, booking: found.data }, head, status: data.problem?.status ?? 200 };
};

export default load;
