import { createTestDatabase } from 'infra/test/test-database';
import { createContactRequest, getContactDetails } from 'shared/contracts/content-contact';
import { startContentApi, type ContentApi } from '../testing/content-api';

let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 60_000);
afterAll(() => api.drop());
beforeEach(async () => {
  await api.pool.query('delete from content.contact_requests; delete from limits.allowances');
  api.emails.length = 0;
});

const request = {
  name: 'Asha',
  contact: 'asha@example.com',
  topic: 'question' as const,
  message: 'When is the next Ekadashi?',
};
const send = (changes: object = {}) =>
  api.ask(createContactRequest, { body: { ...request, ...changes } });

test('a message is kept under the number its sender gets, and mailed to the support', async () => {
  const { data } = await send();
  expect(data.ticket).toMatch(/^TP-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const { rows } = await api.pool.query('select * from content.contact_requests');
  expect(rows).toMatchObject([{ ...request, ticket: data.ticket, state: 'open', lang: 'en' }]);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  expect(api.emails).toMatchObject([
    { to: 'help@tarapath.test', text: expect.stringContaining(request.message) },
    { to: 'asha@example.com', subject: expect.stringContaining(data.ticket) },
  ]);
});

test('what the sender typed is not mailed to the address that was typed', async () => {
  await send({ name: 'Buy now', message: 'Visit spam.example today' });
  expect(JSON.stringify(api.emails[1])).not.toMatch(/Buy now|spam\.example/);
});

test('what it is about is carried as the customer states it; a guest’s and what is none are left out', async () => {
  const session = { id: 7 } as never;
  const sendAs = (about: string, who: object) =>
    api.ask(createContactRequest, { body: { ...request, about } }, who);
  await sendAs('order:12', { session });
  await sendAs('order:12', {});
  await sendAs('order:12\nTo: all', { session });
  const { rows } = await api.pool.query(
    'select about from content.contact_requests order by about',
  );
  expect(rows.map(({ about }) => about)).toEqual(['order:12', null, null]);
  const told = api.emails.filter(({ text }) => text.includes('as the customer states: order 12'));
  expect(told.map(({ to }) => to)).toEqual(['help@tarapath.test']);
});

test('complaints and questions on personal data go to the grievance officer', async () => {
  await send({ topic: 'complaint' });
  await send({ topic: 'privacy', contact: '+91 98765 43210' });
  expect(api.emails.map(({ to }) => to)).toEqual([
    'officer@tarapath.test',
    'asha@example.com',
    'officer@tarapath.test',
  ]);
});

test('the sixth message of a day for one mailbox is refused, also when all come at once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => send()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refusal = await api.refused(createContactRequest, { body: request });
  expect(refusal.code).toBe('too_many_requests');
  await send({ contact: 'ravi@example.com' });
});

test.each([
  [{ name: ' ' }, 'body.name'],
  [{ contact: 'asha' }, 'body.contact'],
  [{ contact: 'asha@example.com\nBcc: all@example.com' }, 'body.contact'],
  [{ contact: 'asha@example.com,ravi@example.com' }, 'body.contact'],
  [{ contact: 'Asha <asha@example.com>' }, 'body.contact'],
  [{ contact: '98765\n43210' }, 'body.contact'],
  [{ topic: 'other' }, 'body.topic'],
  [{ message: 'Hi' }, 'body.message'],
])('%j is refused by its field', async (changes, field) => {
  const { fields } = await api.refused(createContactRequest, { body: { ...request, ...changes } });
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test('the details are those of the settings', async () => {
  const { data } = await api.ask(getContactDetails, {});
  expect(data.grievance_officer).toEqual({ name: 'R. Joshi', email: 'officer@tarapath.test' });
  expect(data.postal_address).toContain('Pune 411001');
  expect(data.company).toMatchObject({ officer_phone: '+91 20 0000 0001', jurisdiction: 'Pune' });
});

test('a message goes a year after it was sent', async () => {
  await send();
  await send({ contact: 'ravi@example.com' });
  await api.pool.query(
    "update content.contact_requests set created_at = now() - interval '366 days' where contact = $1",
    [request.contact],
  );
  await api.runJob('sweep-requests');
  const { rows } = await api.pool.query('select contact from content.contact_requests');
  expect(rows).toEqual([{ contact: 'ravi@example.com' }]);
});
