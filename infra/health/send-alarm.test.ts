import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAlarmSender, type Alarm } from './send-alarm';

const alarm: Alarm = {
  ...{ id: 'one', kind: 'withdrawn', remote: 'mf-a', version: '2', at: '2026-01-01T00:00:00Z' },
  text: 'mf-a 2 was taken back: it failed.',
};
const secret = 'the secret of the webhook';
let server: Server;
let url: string;
let statuses: number[];
let received: { body: string; signature: string }[];
let heard: () => void;

beforeEach(async () => {
  [statuses, received] = [[], []];
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      received.push({ body, signature: String(request.headers['x-tarapath-signature']) });
      response.writeHead(statuses.shift() ?? 200).end();
      heard();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alarms`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const hear = (times: number) =>
  new Promise<void>((resolve) => {
    heard = () => void (received.length >= times && resolve());
  });
const noMail = { email: () => Promise.reject(new Error('no mail')) };

test('the webhook gets it again until it takes it, signed with its time', async () => {
  statuses = [500, 503];
  const errors: unknown[] = [];
  const send = createAlarmSender(
    { webhookUrl: url, secret, email: null },
    noMail,
    (error) => errors.push(error),
    [0, 0, 0],
  );
  const done = hear(3);
  send(alarm);
  await done;
  for (const { body, signature } of received) {
    const [, time = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(given).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toEqual(alarm);
  }
  expect(errors).toEqual([]);
});

test('what can not be sent is reported, and throws nothing', async () => {
  const told = new Promise<string[]>((resolve) => {
    const whats: string[] = [];
    const onError = (_error: unknown, what: string) => whats.push(what) === 2 && resolve(whats);
    const targets = { webhookUrl: 'http://127.0.0.1:1/', secret, email: 'ops@site.example' };
    createAlarmSender(targets, noMail, onError, [0])(alarm);
  });
  expect((await told).sort()).toEqual([
    'an alarm did not reach the webhook',
    'an alarm was not mailed',
  ]);
});

test('the mail says in its subject what it is about', async () => {
  const mails: object[] = [];
  const email = async (mail: object) => void mails.push(mail);
  createAlarmSender(
    { webhookUrl: null, secret, email: 'ops@site.example' },
    { email },
    fail,
  )(alarm);
  expect(mails).toEqual([
    { to: 'ops@site.example', subject: 'Tarapath: mf-a 2 was taken back', text: alarm.text },
  ]);
});

function fail(error: unknown): never {
  throw error;
}
