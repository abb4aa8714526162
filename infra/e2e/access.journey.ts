import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Caller } from 'shared/contracts/contract';
import { apiErrorSchema, errorCatalogue } from 'shared/contracts/errors';
import { expectations, type Attempt } from './callers';
import { signInWith, newNumber } from './customer';
import { expect, test } from './journey';

interface Operation {
  id: string;
  method: string;
  path: string;
  needsSession: boolean;
  /** It checks something else than where a request comes from. */
  isOpen: boolean;
}

async function listOperations(request: APIRequestContext): Promise<Operation[]> {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  return Object.entries(paths as Record<string, Record<string, object>>)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: Reflect.get(operation, 'operationId') as string,
        method: method.toUpperCase(),
        path,
        needsSession: 'security' in operation,
        isOpen: 'x-checks-instead-of-origin' in operation,
      })),
    )
    .filter(({ id }) => !id.startsWith('document '));
}

function send(caller: APIRequestContext, operation: Operation, attempt: Attempt, origin: string) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    String(attempt.params?.[name] ?? 'missing'),
  );
  return caller.fetch(path, {
    method: operation.method,
    maxRedirects: 0,
    headers: { origin },
    ...(attempt.body ? { data: attempt.body() } : {}),
  });
}

async function expectRefusal(reply: APIResponse, status: number, what: string) {
  expect(reply.status(), what).toBe(status);
  const body = apiErrorSchema.strict().parse(await reply.json());
  expect(body.status, what).toBe(status);
  expect(Object.keys(errorCatalogue), what).toContain(body.code);
  return body;
}

/** The status of who may not call. */
const refusals: Record<Caller, Partial<Record<string, number>>> = {
  anyone: {},
  'signed-in': { stranger: 401 },
  self: { stranger: 401, other: 403 },
  service: { stranger: 403, other: 403, owner: 403 },
  staff: { stranger: 401, other: 401, owner: 401 },
};

test('every endpoint answers a stranger, another customer and the owner as it should', async ({
  playwright,
  request,
  origin,
}) => {
  const operations = await listOperations(request);
  const known = Object.keys(expectations);
  expect(operations.map(({ id }) => id).sort(), 'endpoints and expectations').toEqual(
    [...known].sort(),
  );
  operations.sort((a, b) => known.indexOf(a.id) - known.indexOf(b.id));
  const callers = {
    stranger: await playwright.request.newContext({ baseURL: origin }),
    other: await playwright.request.newContext({ baseURL: origin }),
    owner: await playwright.request.newContext({ baseURL: origin }),
  };
  await signInWith(callers.other, origin, { numbers: newNumber() });
  const id = await signInWith(callers.owner, origin, { numbers: newNumber() });
  for (const operation of operations) {
    const { caller, answers = 200, attempt = () => ({}) } = expectations[operation.id] ?? {};
    expect(operation.needsSession, `${operation.id} says who may call`).toBe(caller !== 'anyone');
    for (const [name, context] of Object.entries(callers)) {
      const wanted = refusals[caller ?? 'anyone'][name] ?? answers;
      const reply = await send(context, operation, attempt(id), origin);
      const what = `${operation.id} by ${name}`;
      if (wanted >= 400) await expectRefusal(reply, wanted, what);
      else {
        expect(reply.status(), what).toBe(wanted);
        if (wanted < 300) expect((await reply.json()).status, what).toBe(200);
      }
    }
  }
  await Promise.all(Object.values(callers).map((context) => context.dispose()));
});

test('whatever changes something refuses other sites', async ({ request }) => {
  await request.get('/');
  for (const operation of await listOperations(request)) {
    if (operation.method === 'GET' || operation.isOpen) continue;
    const attempt = expectations[operation.id]?.attempt?.(1) ?? {};
    for (const origin of ['https://evil.example', 'null']) {
      const reply = await send(request, operation, attempt, origin);
      const { code } = await expectRefusal(reply, 403, `${operation.id} from ${origin}`);
      expect(code).toBe('wrong_origin');
    }
  }
});

test('bad requests are refused in the one shape', async ({ request, origin }) => {
  const headers = { origin };
  const post = (data: unknown, type = 'application/json') =>
    request.post('/api/send_otp', {
      data: data as string,
      headers: { ...headers, 'content-type': type },
    });
  const { fields } = await expectRefusal(await post({ numbers: '12' }), 400, 'a short number');
  expect(fields).toEqual({
    'body.numbers': 'Please enter a valid 10-digit mobile number.',
  });
  await expectRefusal(await post('{"numbers":'), 400, 'broken JSON');
  await expectRefusal(await post('<xml/>', 'application/xml'), 415, 'another type');
  await expectRefusal(await post(`"${'x'.repeat(1_200_000)}"`), 413, 'too much');
  await expectRefusal(await request.get('/api/send_otp'), 405, 'another method');
  await expectRefusal(await request.get('/api/no_such_call'), 404, 'an unknown call');
  await expectRefusal(await request.get('/api/get_single_remedies/x'), 400, 'a word for a number');
  await expectRefusal(await request.get('/api/get_single_remedies/999999'), 404, 'no such remedy');
  await expectRefusal(await request.get('/api/%E0%A4%A'), 400, 'an undecodable address');
  const token = { headers: { authorization: 'Bearer not.a.token' } };
  await expectRefusal(await request.get('/api/profile', token), 401, 'a wrong token');
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/hi/tarot', '/api/get_remedies', '/api/docs', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
  }
});
