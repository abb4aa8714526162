import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createMessenger } from './create-messenger';
import { INBOX_SIZE, inboxMigrations, listInbox } from './inbox';
import { renderInboxPage } from './inbox-page';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inboxMigrations, 'platform');
});

afterAll(() => database.drop());

const messenger = () =>
  createMessenger(
    { sms: { provider: 'inbox' }, smtpUrl: null, mailFrom: 'a@b.example' },
    database.pool,
  );

test('the newest messages are kept, newest first', async () => {
  await messenger().email({ to: 'old@tarapath.example', subject: 'First', text: 'gone' });
  for (let n = 1; n < INBOX_SIZE; n += 1)
    await messenger().sms({ to: '9876543210', text: `Code ${n}`, code: String(n) });
  await messenger().email({ to: 'asha@tarapath.example', subject: 'Last', text: 'kept' });

  const messages = await listInbox(database.pool);
  expect(messages).toHaveLength(INBOX_SIZE);
  expect(messages[0]).toEqual({
    id: INBOX_SIZE + 1,
    kind: 'email',
    to: 'asha@tarapath.example',
    subject: 'Last',
    text: 'kept',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(messages.at(-1)).toMatchObject({ kind: 'sms', code: '1' });
});

test('the page shows code and text, escapes them and links addresses', () => {
  const at = '2026-11-21T05:00:00.000Z';
  const html = renderInboxPage(
    [
      {
        id: 7,
        kind: 'sms',
        to: '<b>',
        text: 'Open https://tarapath.example/a?b=1&c=2.',
        code: '4821',
        at,
      },
    ],
    'n0nce',
  );
  expect(html).toContain('<strong>4821</strong>');
  expect(html).toContain('SMS to &lt;b&gt;');
  expect(html).toContain('<a href="https://tarapath.example/a?b=1&amp;c=2">');
  expect(html).toContain('<style nonce="n0nce">');
  expect(renderInboxPage([])).toContain('Nothing was sent yet');
});
