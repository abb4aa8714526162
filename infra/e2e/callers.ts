import { randomUUID } from 'node:crypto';
import type { Caller } from 'shared/contracts/contract';
import { newEmail, newNumber } from './customer';

/** A call of the table: parameters and body, made for the record of the customer with this id. */
export interface Attempt {
  params?: Record<string, string | number>;
  body?: () => object;
}

/** Who may make a call, what the owner is answered, and a call to try. */
interface Expectation {
  caller: Caller;
  /** Status for everyone who may call; 200 unless said. */
  answers?: number;
  attempt?: (owner: number) => Attempt;
}

const anyone = (attempt: Attempt = {}, answers = 200): Expectation => ({
  caller: 'anyone',
  answers,
  attempt: () => attempt,
});

const own = (param: string, more: Attempt = {}, answers = 200): Expectation => ({
  caller: 'self',
  answers,
  attempt: (owner) => ({ ...more, params: { ...more.params, [param]: owner } }),
});

/** For staff alone, whatever is sent. */
const staff = (...params: string[]): Expectation => ({
  caller: 'staff',
  attempt: () => ({
    params: Object.fromEntries(params.map((name) => [name, 1])),
    body: () => ({}),
  }),
});

/** For who is signed in, about an order that is not there. */
const noOrder = (): Expectation => ({
  caller: 'signed-in',
  answers: 404,
  attempt: () => ({ params: { id: 2_000_000_000 }, body: () => ({}) }),
});

const code = () => ({ numbers: newNumber(), route: 'otp' });
const guess = () => ({ otp: '0000', user_id: 'no-challenge' });
const birth = {
  date: '1990-04-15',
  time: '14:30',
  latitude: 12.97,
  longitude: 77.59,
  timeZone: 'Asia/Kolkata',
};
const noKundli = 'x'.repeat(22);
const couple = { first: { name: 'Asha' }, second: { name: 'Ravi' } };

/** Of somebody's own booking, tried with one that nobody has. */
const noBooking = (body?: object): Expectation => ({
  caller: 'signed-in',
  answers: 404,
  attempt: () => ({ params: { id: 2_000_000_000 }, ...(body ? { body: () => body } : {}) }),
});

/** Lists and single items of every kind of content; what is asked for by number and slug isn't there. */
function contentExpectations(): Record<string, Expectation> {
  const single =
    'review blog news vastu tarot numerology nakshatra sign remedies vrat festivals aarti';
  const media = 'bhajan video podcast gallery gallery_collection story story_collection';
  const lists = 'banners services collection category testimonial';
  return Object.fromEntries([
    ...`${lists} ${single} ${media}`.split(' ').map((kind) => [`content.get_${kind}`, anyone()]),
    ...`${single} ${media}`.split(' ').flatMap((kind) => [
      [`content.get_single_${kind}`, anyone({ params: { id: 2_000_000_000 } }, 404)],
      [`content.get_single_${kind}_by_slug`, anyone({ params: { slug: 'no-such-item' } }, 404)],
    ]),
  ]) as Record<string, Expectation>;
}

/** Every endpoint of the site. One that is missing here fails the journey. */
export const expectations: Record<string, Expectation> = {
  'auth.send_otp': anyone({ body: code }),
  'auth.login': anyone({ body: code }),
  'auth.user_send_otp': anyone({ body: () => ({ email: newEmail() }) }),
  'auth.confirm_otp': anyone({ body: guess }, 400),
  'auth.user_confirm_otp': anyone({ body: guess }, 400),
  'auth.verify-email': anyone({ params: { token: 'no-token' } }, 400),
  'auth.unsubscribe': anyone({ params: { token: 'no-token' } }, 400),
  'auth.send_subscribe_email': anyone({ body: () => ({ email: newEmail() }) }),
  'auth.profile': { caller: 'signed-in' },
  'auth.get_single_users': own('userId'),
  'auth.update_users': own('id', { body: () => ({ name: 'Asha' }) }),
  // without a picture
  'auth.upload_image': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({}) }),
  },
  'auth.remove_image': { caller: 'signed-in' },
  'auth.get_single_wallet': own('id'),
  'auth.get_wallet_statement': own('id'),
  'auth.update_wallet': own('id', { body: () => ({ spend_cap: '100000' }) }),
  ...Object.fromEntries(
    'hold_money capture_hold release_hold pay_from_wallet refund_to_wallet credit_wallet withdraw_earnings open_payment close_payment return_to_source'
      .split(' ')
      .map((movement) => [`auth.${movement}`, { caller: 'service' } as const]),
  ),
  'auth.get_payment': {
    caller: 'signed-in',
    answers: 404,
    attempt: () => ({ params: { token: 'x'.repeat(32) } }),
  },
  'auth.get_recharge_rules': anyone(),
  'auth.create_transaction_r': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({ amount: '1' }) }),
  },
  'auth.pay_webhook': anyone({ body: () => ({}) }, 400),
  'auth.pay_callback': anyone({ params: { token: 'x'.repeat(32) } }, 303),
  'auth.get_refunds': { caller: 'signed-in' },
  'auth.request_refund': {
    caller: 'signed-in',
    answers: 402,
    attempt: () => ({ body: () => ({ amount: '100' }) }),
  },
  'auth.give_bank_account': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({}) }),
  },
  'auth.create_transaction': {
    caller: 'signed-in',
    answers: 404,
    attempt: () => ({ body: () => ({ payment: 'x'.repeat(32) }) }),
  },
  'auth.get_sessions': own('id'),
  'auth.revoke_session': own('id', { params: { sessionId: randomUUID() } }, 404),
  'auth.get_consents': { caller: 'signed-in' },
  'auth.get_own_data': { caller: 'signed-in' },
  'auth.change_consent': {
    caller: 'signed-in',
    attempt: () => ({ body: () => ({ purpose: 'birth_details', given: false }) }),
  },
  // bad on purpose: nobody's account goes
  'auth.erase_account': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({ understood: false }) }),
  },
  // bad on purpose: it would use up what the number gets
  'auth.send_account_code': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({ purpose: 'x' }) }),
  },
  'auth.get_nominee': { caller: 'signed-in' },
  'auth.set_nominee': {
    caller: 'signed-in',
    attempt: () => ({ body: () => ({ name: 'Ravi', contact: '98765 43210' }) }),
  },
  'auth.remove_nominee': { caller: 'signed-in' },
  'auth.send_staff_code': anyone({ body: () => ({ email: newEmail() }) }),
  'auth.confirm_staff_code': anyone({ body: guess }, 400),
  'auth.sign_in_staff': anyone({ body: () => ({ step: 'no-step', code: '000000' }) }, 400),
  'auth.get_staff_invitation': anyone({ params: { token: 'no-token' } }, 400),
  'auth.accept_staff_invitation': anyone(
    { body: () => ({ token: 'no-token', name: 'Asha', code: '000000' }) },
    400,
  ),
  'auth.get_development_owner': anyone(),
  'auth.begin_passkey_sign_in': anyone(),
  'auth.sign_in_with_passkey': anyone({ body: () => ({ step: 'no-step', response: {} }) }, 400),
  'commerce.list_tax_rates': staff(),
  'commerce.add_tax_rate': staff(),
  'commerce.list_shop_orders': staff(),
  'commerce.get_pick_list': staff(),
  'commerce.get_shop_order': staff('id'),
  'commerce.pack_order': staff('id'),
  'commerce.ship_parcel': staff('id'),
  'commerce.close_parcel': staff('id'),
  'commerce.cancel_shop_order': staff('id'),
  'commerce.get_sales_report': staff(),
  'commerce.get_settlement': staff(),
  'commerce.list_coupons': staff(),
  'commerce.add_coupon': staff(),
  'commerce.end_coupon': staff('code'),
  'commerce.list_stock': staff(),
  'commerce.correct_stock': staff('id'),
  'commerce.set_price': staff('id'),
  'commerce.import_stock': staff(),
  'auth.begin_passkey': staff(),
  'auth.add_passkey': staff(),
  'auth.remove_passkey': staff('id'),
  'auth.list_takings': { caller: 'service' },
  'auth.invite_from_command_line': { caller: 'service' },
  'auth.verify_staff_audit_from_command_line': { caller: 'service' },
  'auth.confirm_factor': staff(),
  'auth.get_staff_self': staff(),
  'auth.sign_out_staff': staff(),
  'auth.end_staff_session': staff('id'),
  'auth.renew_recovery_codes': staff(),
  'auth.list_staff': staff(),
  'auth.invite_staff': staff(),
  'auth.revoke_staff_invitation': staff('id'),
  'auth.change_staff_roles': staff('id'),
  'auth.sign_out_staff_member': staff('id'),
  'auth.end_staff_member': staff('id'),
  'auth.list_staff_proposals': staff(),
  'auth.decide_staff_proposal': staff('id'),
  'auth.find_people': staff(),
  'auth.find_payments': staff(),
  'auth.list_staff_refunds': staff(),
  'auth.propose_refund': staff('id'),
  'auth.refuse_refund': staff('id'),
  'auth.open_person': staff('id'),
  'auth.get_person': staff('id'),
  'auth.sign_out_person': staff('id'),
  'auth.propose_erasure': staff('id'),
  'auth.list_staff_audit': staff(),
  'auth.verify_staff_audit': staff(),
  'auth.get_staff_waiting': staff(),
  ...contentExpectations(),
  'content.get_single_remedies': anyone({ params: { id: 1 } }),
  'content.get_single_remedies_by_slug': anyone({ params: { slug: 'sun' } }),
  'content.get_horoscope_data': anyone(),
  'content.get_single_horoscope_by_type': anyone({
    params: { period: 'daily', sign: 'leo', date: 'current' },
  }),
  'content.get_single_weekly_horoscope': anyone({
    params: { period: 'weekly', sign: 'leo', year: 2026, week: 47 },
  }),
  // without a question
  'content.search': anyone({}, 400),
  'content.get_search_suggestions': anyone({}, 400),
  'content.get_page_about-us': anyone(),
  'content.get_page_terms-and-conditions': anyone(),
  'content.get_page_astrologer-terms-and-condition': anyone(),
  'content.get_page_contact-us': anyone(),
  'content.get_page_refund-policy': anyone(),
  'content.get_page_privacy-policy': anyone(),
  'content.todos': anyone(),
  // without a message
  'content.create_contact_request': anyone({ body: () => ({}) }, 400),
  'content.get_contact_details': anyone(),
  'content.get_podcast_feed': anyone(),
  // without a kind
  'content.get_darshan_schedule': anyone({}, 400),
  'commerce.get_products': anyone(),
  'commerce.get_product_category': anyone(),
  'commerce.get_single_products': anyone({ params: { id: 1 } }),
  'commerce.get_single_products_by_slug': anyone({ params: { slug: 'copper-kalash-set' } }),
  'commerce.get_pooja_booking': anyone(),
  'commerce.get_single_pooja': anyone({ params: { slug: 'rudrabhishek' } }),
  'commerce.get_single_pooja_booking': anyone({ params: { id: 1 } }),
  // without a place
  'commerce.get_booking_slots': anyone({ params: { id: 1 } }, 400),
  // without anything of a booking
  'commerce.create_booking': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({}) }),
  },
  'commerce.list_bookings': { caller: 'signed-in' },
  ...Object.fromEntries(
    'get_booking accept_proof share_booking unshare_booking return_late_money'
      .split(' ')
      .map((call) => [`commerce.${call}`, noBooking()]),
  ),
  'commerce.cancel_booking': noBooking({ refund_to: 'wallet' }),
  'commerce.take_new_date': noBooking({ starts_at: '2030-01-01T00:00:00Z' }),
  'commerce.report_booking': noBooking({ report: 'Nothing was said' }),
  'commerce.watch_booking': anyone({ params: { token: 'no-token' } }, 404),
  'commerce.list_staff_bookings': staff(),
  'commerce.get_staff_booking': staff('id'),
  'commerce.move_staff_booking': staff('id'),
  'commerce.upload_proof': staff('id'),
  'commerce.list_staff_temples': staff(),
  'commerce.create_temple': staff(),
  'commerce.record_authorisation': staff('id'),
  'commerce.end_authorisation': staff('id'),
  'commerce.set_temple_hours': staff('id'),
  // without a question
  'commerce.search': anyone({}, 400),
  'commerce.get_cart': anyone(),
  'commerce.put_cart_line': anyone(
    { params: { sku: 'NO-SUCH-THING' }, body: () => ({ pieces: 1 }) },
    404,
  ),
  'commerce.update_cart': anyone({ body: () => ({ pin: 'x' }) }, 400),
  'commerce.accept_cart': anyone(),
  'commerce.get_addresses': { caller: 'signed-in' },
  // what is sent lacks an address, or names an order that is nobody's
  'commerce.create_address': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({}) }),
  },
  'commerce.delete_address': noOrder(),
  'commerce.create_order_history': {
    caller: 'signed-in',
    answers: 400,
    attempt: () => ({ body: () => ({ address_id: 1, payment: 'online', total: '1' }) }),
  },
  'commerce.get_order_history_by_user': own('userId'),
  'commerce.get_order': noOrder(),
  'commerce.cancel_order': noOrder(),
  'commerce.return_late_payment': noOrder(),
  'commerce.buy_again': noOrder(),
  'astro.get_suggest': anyone({ params: { text: 'Pune' } }),
  'astro.get_city': anyone({ params: { city: 'pune' } }),
  // without a question
  'astro.search': anyone({}, 400),
  'astro.get_new_astro': anyone(),
  'astro.get_single_new_astro': anyone({ params: { id: 1 } }),
  'astro.set_preferences': anyone({ body: () => ({ clock: '24' }) }),
  'astro.get_sky': anyone(),
  'astro.get_transits': anyone({ params: { year: 2027 } }),
  'astro.get_graha_transits': anyone({ params: { graha: 'saturn' } }),
  'astro.get_gochara': anyone({}, 400),
  'astro.get_panchang': anyone({ params: { city: 'delhi' } }),
  'astro.get_panchang_month': anyone({ params: { city: 'delhi' } }, 400),
  'astro.get_festival_calendar': anyone({ params: { city: 'delhi' } }),
  'astro.get_muhurat': anyone({ params: { kind: 'marriage' } }, 400),
  'astro.create_kundli': anyone({ body: () => birth }),
  'astro.get_kundli': anyone({ params: { id: noKundli } }, 404),
  'astro.share_kundli_name': anyone(
    { params: { id: noKundli }, body: () => ({ isNameShared: true }) },
    404,
  ),
  'astro.delete_kundli': anyone({ params: { id: noKundli } }, 404),
  'astro.get_birth_profiles': { caller: 'signed-in' },
  'astro.create_birth_profile': {
    caller: 'signed-in',
    // bad on purpose: a place nobody knows, so that nothing is saved
    answers: 400,
    attempt: () => ({ body: () => ({ label: 'self', name: 'Asha', placeId: 'x' }) }),
  },
  'astro.delete_birth_profile': {
    caller: 'signed-in',
    answers: 404,
    attempt: () => ({ params: { profileId: 2_000_000_000 } }),
  },
  'astro.get_birth_data': { caller: 'signed-in' },
  'astro.erase_birth_data': { caller: 'signed-in' },
  'astro.kundli_matching': anyone({ body: () => ({ boy: birth, girl: birth }) }),
  'astro.get_kundli_matching': anyone({ params: { id: noKundli } }, 404),
  'astro.delete_kundli_matching': anyone({ params: { id: noKundli } }, 404),
  'astro.calculate_love': anyone({ body: () => couple }),
  'astro.calculate_friendship': anyone({ body: () => couple }),
  'astro.numerology_calculator': anyone({ body: () => ({ name: 'Asha', date: birth.date }) }),
  // last: they end the caller's session
  'auth.end_all_sessions': own('id'),
  'auth.logout': anyone(),
};
