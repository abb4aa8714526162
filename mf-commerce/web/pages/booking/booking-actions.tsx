import type { Booking } from 'shared/contracts/commerce-bookings';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import type { BookingData } from './load';
import classes from './page.module.css';
import { text } from './text';

interface BookingActionsProps {
  data: BookingData;
  booking: Booking;
  lang: Lang;
  when: (at: string) => string;
}

const running = ['booked', 'scheduled', 'performed'];

/** What a customer can do about a booking, each a form of its own. */
export function BookingActions({ data, booking, lang, when }: BookingActionsProps) {
  const t = text[lang];
  const page = localPath(lang, `/bookings/${booking.id}`);
  const isOff = booking.status === 'called_off';
  const isRunning = running.includes(booking.status);
  const hasLate = booking.late !== null && booking.money_back_at === null;
  if (!booking.can_cancel && !isRunning && !hasLate) return null;
  const refund = (
    <fieldset className={classes.choice}>
      <legend>{t.refund}</legend>
      {(['wallet', 'source'] as const).map((way) => (
        <label key={way}>
          <input type="radio" name="refund_to" value={way} defaultChecked={way === 'wallet'} />
          {t[way]}
        </label>
      ))}
    </fieldset>
  );
  const times = [...new Set([booking.offered_starts_at, ...data.times])].filter(
    (at) => at !== null,
  );
  return (
    <Section title={isOff ? t.calledOff : t.cancelTitle} tone="soft">
      <div className={classes.actions}>
        {isOff && times.length > 0 && (
          <form method="post" action={page} className={classes.form}>
            <input type="hidden" name="intent" value="new-date" />
            <Field label={t.otherDate} name="starts_at">
              {(control) => (
                <select {...control} defaultValue={times[0]}>
                  {times.map((at) => (
                    <option key={at} value={at}>
                      {when(at)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <div>
              <Button type="submit">{t.take}</Button>
            </div>
          </form>
        )}
        {booking.can_cancel ? (
          <form method="post" action={page} className={classes.form} data-cancel="">
            <input type="hidden" name="intent" value="cancel" />
            {!isOff && booking.status !== 'held' && <p>{t.free(when(booking.free_until))}</p>}
            {booking.status !== 'held' && refund}
            <div>
              <Button type="submit" tone="secondary">
                {isOff ? t.moneyBack : t.cancel}
              </Button>
            </div>
          </form>
        ) : (
          isRunning && <p className={classes.note}>{t.notFree(when(booking.free_until))}</p>
        )}
        {hasLate && (
          <form method="post" action={page}>
            <input type="hidden" name="intent" value="return-late" />
            <Button type="submit" tone="secondary">
              {t.returnLate}
            </Button>
          </form>
        )}
        {isRunning && (
          <div className={classes.form}>
            <h3>{t.family}</h3>
            <p className={classes.note}>{t.familyLead}</p>
            {booking.family_path && (
              <Notice tone="info">
                <a href={localPath(lang, booking.family_path)}>
                  {localPath(lang, booking.family_path)}
                </a>
              </Notice>
            )}
            <form method="post" action={page}>
              <input
                type="hidden"
                name="intent"
                value={booking.family_path ? 'unshare' : 'share'}
              />
              <Button type="submit" tone="quiet">
                {booking.family_path ? t.unshare : t.share}
              </Button>
            </form>
          </div>
        )}
      </div>
    </Section>
  );
}
