import { watchBooking } from 'shared/contracts/commerce-bookings';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export type WatchData = { booking: AnswerOf<typeof watchBooking>['data'] | null };

const load: Load<WatchData> = async ({ params, lang, call }) => {
  const t = text[lang];
  const head = { title: t.head, description: t.description, noindex: true };
  const found = await call(watchBooking, {
    params: { token: params.token ?? '' },
    query: { lang },
  });
  if (!isFailure(found)) return { data: { booking: found.data }, head };
  return { data: { booking: null }, head, status: found.error_status >= 500 ? 503 : 404 };
};

export default load;
