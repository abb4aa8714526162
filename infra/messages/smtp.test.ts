import { createServer, type AddressInfo, type Server } from 'node:net';
import { Pool } from 'pg';
import { createMessenger } from './create-messenger';
import { createSmtp } from './smtp';

let server: Server;
let lines: string[];

/** A mail server that takes everything. */
beforeEach(async () => {
  lines = [];
  server = createServer((socket) => {
    let inData = false;
    socket.write('220 mail.tarapath.example\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => void server.close());

test('a message arrives with sender, receiver, subject and text', async () => {
  const { port } = server.address() as AddressInfo;
  const send = createSmtp(`smtp://127.0.0.1:${port}`, 'help@tarapath.example');
  await send({
    to: 'asha@tarapath.example',
    subject: 'Your link',
    text: 'Open it today.',
    headers: { 'List-Unsubscribe': '<https://tarapath.example/x>' },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<help@tarapath.example>',
      'RCPT TO:<asha@tarapath.example>',
      'Subject: Your link',
      'List-Unsubscribe: <https://tarapath.example/x>',
      'Open it today.',
    ]),
  );
});

test('an unreachable server is an exception', async () => {
  const send = createSmtp('smtp://127.0.0.1:1', 'help@tarapath.example');
  await expect(send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test('a text that names several receivers reaches none of them', async () => {
  const { port } = server.address() as AddressInfo;
  const { email } = createMessenger(
    {
      sms: { provider: 'inbox' },
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'help@tarapath.example',
    },
    new Pool(),
  );
  for (const to of [
    'asha@tarapath.example,ravi@tarapath.example',
    'all: asha@tarapath.example;',
    'Asha <asha@tarapath.example>',
    'asha@tarapath.example\r\nBcc: ravi@tarapath.example',
    '"ravi@tarapath.example x"@tarapath.example',
  ])
    await expect(email({ to, subject: 's', text: 't' })).rejects.toThrow('one e-mail address');
  expect(lines).toEqual([]);
});
