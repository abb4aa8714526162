import { randomBytes, randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A mobile number no other test has: codes are limited per number. */
export function newNumber(): string {
  return `98${String(randomInt(1e8)).padStart(8, '0')}`;
}

/** An e-mail address no other test has. */
export function newEmail(): string {
  return `asha.${randomBytes(6).toString('hex')}@example.com`;
}

interface InboxMessage {
  to: string;
  text: string;
  code?: string;
}

/** All messages to a number or an e-mail address, newest first, from the development inbox. */
export async function readInbox(request: APIRequestContext, to: string, origin = '') {
  const reply = await request.get(`${origin}/dev/inbox.json`);
  return ((await reply.json()) as InboxMessage[]).filter((message) => message.to.endsWith(to));
}

/** The newest code that was sent there. */
export async function readCode(request: APIRequestContext, to: string, origin = '') {
  const [message] = await readInbox(request, to, origin);
  const code = message?.code ?? /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** The newest confirmation link that was sent there. */
export async function readLink(request: APIRequestContext, to: string) {
  const [message] = await readInbox(request, to);
  const link = /https?:\/\/\S+\/verify-email\/[\w-]+/.exec(message?.text ?? '')?.[0];
  if (!link) throw new Error(`no link was sent to ${to}`);
  return link;
}

/** Another code than the right one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Signs a caller in over the API; its cookies are then the customer's. Answers the customer's id. */
export async function signInWith(
  request: APIRequestContext,
  origin: string,
  target: { numbers: string } | { email: string },
): Promise<number> {
  const headers = { origin };
  const sent = await request.post(`${origin}/api/user_send_otp`, { headers, data: target });
  expect(sent.status()).toBe(200);
  const { user_id } = await sent.json();
  const otp = await readCode(request, Object.values(target)[0] as string, origin);
  const data = { otp, user_id };
  const confirmed = await request.post(`${origin}/api/user_confirm_otp`, { headers, data });
  expect(confirmed.status()).toBe(200);
  const { user } = await (await request.get(`${origin}/api/profile`)).json();
  return user.id;
}

/** Signs the page's browser in as a new customer. */
export async function signInPage(page: Page, origin: string) {
  const number = newNumber();
  const id = await signInWith(page.context().request, origin, { numbers: number });
  return { id, number };
}

/** Gives a customer another e-mail address, with the code that it takes, and confirms it. */
export async function confirmEmail(
  request: APIRequestContext,
  origin: string,
  { id, number }: { id: number; number: string },
): Promise<string> {
  const headers = { origin };
  const email = newEmail();
  const purpose = { purpose: 'email' };
  const sent = await request.post('/api/send_account_code', { headers, data: purpose });
  const fresh_code = { ...(await sent.json()), otp: await readCode(request, number) };
  const data = { email, fresh_code };
  const saved = await request.put(`/api/update_users/${id}`, { headers, data });
  expect((await saved.json()).data.pending_email).toBe(email);
  const token = new URL(await readLink(request, email)).pathname.split('/').at(-1);
  const confirmed = await request.put(`/api/verify-email/${token}`, { headers });
  expect(confirmed.status()).toBe(200);
  return email;
}
