const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long a time is held for who pays, in minutes. */
export const PAY_MINUTES = 15;
/** A puja is booked at least so many hours before it begins: what is needed has to be bought. */
export const LEAD_HOURS = 48;
/** How many days ahead it can be booked; with a plan, and without. */
export const DAYS_AHEAD = { plan: 90, usual: 60 };
/** Cancelling is free until so many hours before. */
export const FREE_HOURS = 24;
/** Without proof so many days after it should have ended, the money goes back by itself. */
export const PROOF_DAYS = 7;
/** Proof without a word for so many hours counts as accepted. */
export const ACCEPT_HOURS = 72;
/** Called off and no new date chosen for so many days: the money goes back. */
export const NEW_DATE_DAYS = 7;
/** Another date is at most so many days after the first one. */
export const NEW_DATE_WITHIN_DAYS = 30;

/** The last instant at which cancelling is free. */
export function freeUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FREE_HOURS * HOUR);
}

/** Whether cancelling is free at a moment: the last instant itself counts. */
export function isFreeAt(startsAt: Date, now: Date): boolean {
  return now.getTime() <= freeUntil(startsAt).getTime();
}

/** Until when it can be paid. */
export function payUntil(now: Date): Date {
  return new Date(now.getTime() + PAY_MINUTES * MINUTE);
}

/** Until when the money has to stay set aside: another date, its proof and a decision about that. */
export function moneyUntil(endsAt: Date): Date {
  return new Date(endsAt.getTime() + (NEW_DATE_WITHIN_DAYS + PROOF_DAYS + 30) * DAY);
}

/** The last instant at which another date may end. */
export function newDateUntil(money: Date): Date {
  return new Date(money.getTime() - (PROOF_DAYS + 30) * DAY);
}
