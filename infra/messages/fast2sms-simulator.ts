import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What Fast2SMS was asked to send. */
export interface SimulatedSms {
  numbers: string;
  code: string;
}

/** How the simulator behaves: like the real service, or broken in one of its ways. */
export type SimulatorMode = 'ok' | 'no_balance' | 'unverified' | 'silent' | 'malformed' | 'down';

/** A local stand-in for Fast2SMS. */
export interface Fast2SmsSimulator {
  url: string;
  sent: SimulatedSms[];
  behave(mode: SimulatorMode): void;
  close(): Promise<void>;
}

const refusals = {
  411: 'Invalid Numbers',
  412: 'Invalid Authentication, Check Authorization Key',
  416: "You don't have sufficient wallet balance",
  995: 'Spamming detected (sending multiple sms to same number is not allowed)',
  996: 'Before using OTP Message API, complete KYC in DLT SMS menu',
  997: 'variables_values must be numeric',
};

const SAME_NUMBER_LIMIT = 5;

/** Starts a server that answers as the documents of Fast2SMS say, on a free port of this machine. */
export async function startFast2SmsSimulator(key: string): Promise<Fast2SmsSimulator> {
  const sent: SimulatedSms[] = [];
  let mode: SimulatorMode = 'ok';
  const server = createServer((request, response) => {
    if (mode === 'silent') return;
    if (mode === 'malformed') return void response.end('<html>Service notice</html>');
    if (mode === 'down') return void response.writeHead(502).end('Bad Gateway');
    void handle(request, response, key, mode, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    behave: (next) => (mode = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  mode: SimulatorMode,
  sent: SimulatedSms[],
): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/dev/bulkV2')
    return void response.writeHead(404).end();
  const form = new URLSearchParams(await text(request));
  const numbers = form.get('numbers') ?? '';
  const code = form.get('variables_values') ?? '';
  const refusal = findRefusal();
  if (refusal)
    return reply(refusal === 412 ? 401 : 400, {
      return: false,
      status_code: refusal,
      message: refusals[refusal],
    });
  sent.push({ numbers, code });
  reply(200, {
    return: true,
    request_id: `sim${sent.length}`,
    message: ['SMS sent successfully.'],
  });

  function findRefusal(): keyof typeof refusals | null {
    if (request.headers.authorization !== key) return 412;
    if (form.get('route') !== 'otp' || !/^[6-9]\d{9}$/.test(numbers)) return 411;
    if (!/^\d{1,10}$/.test(code)) return 997;
    if (mode === 'no_balance') return 416;
    if (mode === 'unverified') return 996;
    if (sent.filter((sms) => sms.numbers === numbers).length >= SAME_NUMBER_LIMIT) return 995;
    return null;
  }

  function reply(status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
