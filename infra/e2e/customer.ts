import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A mobile number no other test has: codes are limited per number. */
export function newNumber(): string {
  return `98${String(randomInt(1e8)).padStart(8, '0')}`;
}

/** The newest code sent to a number or an e-mail address, from the development inbox. */
export async function readCode(request: APIRequestContext, to: string, origin = '') {
  const inbox: { to: string; code?: string; text: string }[] = await (
    await request.get(`${origin}/dev/inbox.json`)
  ).json();
  const code = inbox.find((message) => message.to.endsWith(to))?.code;
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Another code than the right one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Signs a caller in over the API; its cookies are then the customer's. */
export async function signInByCalls(request: APIRequestContext, origin: string) {
  const headers = { origin };
  const number = newNumber();
  const sent = await request.post(`${origin}/api/send_otp`, {
    headers,
    data: { numbers: number, route: 'otp' },
  });
  expect(sent.status()).toBe(200);
  const { user_id } = await sent.json();
  const otp = await readCode(request, number, origin);
  const confirmed = await request.post(`${origin}/api/confirm_otp`, {
    headers,
    data: { otp, user_id },
  });
  expect(confirmed.status()).toBe(200);
  const { user } = await (await request.get(`${origin}/api/profile`)).json();
  return { id: user.id as number, number };
}

/** Signs the page's browser in. */
export function signInPage(page: Page, origin: string) {
  return signInByCalls(page.context().request, origin);
}
