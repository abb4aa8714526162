import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { answer, serve, type ApiDeps, type CallContext } from 'shared/remote-kit/api';
import { connectApis } from '../test/connect-apis';
import { OpenRequests } from './open-requests';

const endless: ApiDeps['allowances'] = {
  take: async () => ({ ok: true }),
  takeAll: async () => ({ ok: true }),
  giveBack: async () => undefined,
};
const asha: CallContext = {
  session: {
    ...{ id: 7, sessionId: 's', name: 'Asha', email: null, phone: null, img: null, type: null },
  },
  ...{ token: 't', visitor: 'v', address: '192.0.2.7', userAgent: 'a browser', lang: 'hi' },
};
const base = {
  method: 'POST',
  summary: 'Of a test.',
  answer: z.object({ said: z.string() }),
} as const;
const hold = defineEndpoint({
  ...{ ...base, id: 'bank.hold', owner: 'mf-bank', path: '/api/hold' },
  body: z.object({ paise: z.coerce.number().int().positive() }),
  caller: 'service',
  callers: ['mf-shop'],
  idempotency: 'own',
});
const readOwn = defineEndpoint({
  ...{ ...base, id: 'bank.own', owner: 'mf-bank', path: '/api/own/:id', method: 'GET' },
  params: z.object({ id: z.coerce.number() }),
  caller: 'self',
});
const order = defineEndpoint({
  ...{ ...base, id: 'shop.order', owner: 'mf-shop', path: '/api/order' },
  body: z.object({ do: z.string() }),
  answer: z.unknown(),
  caller: 'anyone',
});

/** The shop, whose one endpoint does what a test wants, beside the bank that it calls. */
function open(work: (call: ApiDeps['call'], ctx: CallContext) => Promise<unknown>, as = 'mf-shop') {
  const site = connectApis(endless);
  const seen: CallContext[] = [];
  site.add('mf-bank', {
    endpoints: [
      serve(hold, async ({ body }, ctx) => (seen.push(ctx), answer({ said: `${body.paise}` }))),
      serve(
        readOwn,
        async (_input, ctx) => (seen.push(ctx), answer({ said: `${ctx.session?.name}` })),
      ),
    ],
  });
  const call = site.callOf(as);
  site.add('mf-shop', {
    endpoints: [serve(order, async (_input, ctx) => answer((await work(call, ctx)) as never))],
  });
  const ask = (ctx = asha) => site.ask(order, { body: { do: 'it' } }, ctx);
  return { ask, call, seen, site };
}

test('a remote calls in its own name: without the person, with its key', async () => {
  const { ask, seen } = open((call) =>
    call(hold, { body: { paise: 500 } }, { as: 'service', key: 'order:1' }),
  );
  expect(await ask()).toEqual({ ok: true, answer: { said: '500' } });
  expect(seen).toMatchObject([
    {
      ...{ session: null, token: null, visitor: null, address: '192.0.2.7', lang: 'hi' },
      ...{ key: 'order:1', by: { remote: 'mf-shop', as: 'service' } },
    },
  ]);
});

test('or for the person whose request it handles, who may what they may', async () => {
  const own = (id: number) => (call: ApiDeps['call']) =>
    call(readOwn, { params: { id } }, { as: 'user' });
  expect(await open(own(7)).ask()).toEqual({ ok: true, answer: { said: 'Asha' } });
  const foreign = await open(own(8)).ask();
  expect(foreign).toMatchObject({ answer: { error_status: 403, response: { code: 'forbidden' } } });
  const nobody = await open(own(7)).ask({ ...asha, session: null });
  expect(nobody).toMatchObject({ answer: { error_status: 401 } });
});

test('the key of a request is not that of the calls it makes', async () => {
  const { ask, seen } = open((call) => call(readOwn, { params: { id: 7 } }, { as: 'user' }));
  await ask({ ...asha, key: 'of-the-browser' });
  expect(seen[0]).not.toHaveProperty('key');
});

test('what is refused is answered, as a page is answered', async () => {
  const held = { as: 'service', key: 'k' } as const;
  const wrong = open((call) => call(hold, { body: { paise: -1 } }, held));
  expect(await wrong.ask()).toMatchObject({
    answer: { error_status: 400, response: { fields: { 'body.paise': expect.any(String) } } },
  });
  const stranger = open((call) => call(hold, { body: { paise: 1 } }, held), 'mf-page');
  expect(await stranger.ask()).toMatchObject({
    answer: { error_status: 403, response: { code: 'not_permitted' } },
  });
  expect([...wrong.seen, ...stranger.seen]).toEqual([]);
});

test('the types know who may call what, and what takes a key', () => {
  const { call } = open(async () => ({}));
  const input = { body: { paise: 1 } };
  const wrong = () => [
    // @ts-expect-error it is for services
    call(hold, input, { as: 'user', key: 'k' }),
    // @ts-expect-error it takes a key
    call(hold, input, { as: 'service' }),
    // @ts-expect-error it is a person's own
    call(readOwn, { params: { id: 1 } }, { as: 'service' }),
    // @ts-expect-error it takes no key
    call(readOwn, { params: { id: 1 } }, { as: 'user', key: 'k' }),
    // @ts-expect-error its body is of another shape
    call(hold, { body: { rupees: 1 } }, { as: 'service', key: 'k' }),
    // @ts-expect-error a service is named
    defineEndpoint({ ...base, id: 'a', owner: 'a', path: '/api/a', caller: 'service' }),
    // @ts-expect-error what it changes is changed by a key
    defineEndpoint({
      ...base,
      id: 'a',
      owner: 'a',
      path: '/api/a',
      caller: 'service',
      callers: ['b'],
    }),
    // @ts-expect-error a permission is named
    defineEndpoint({ ...base, id: 'a', owner: 'a', path: '/api/a', caller: 'staff' }),
    defineEndpoint({
      ...{ ...base, id: 'a', owner: 'a', path: '/api/a', checksInsteadOfOrigin: 'x' },
      // @ts-expect-error nobody is signed in in a call from another site
      caller: 'signed-in',
    }),
  ];
  expect(wrong).toBeInstanceOf(Function);
});

test('what fails there, or is not there, is a failure here', async () => {
  const { call, site } = open(async () => ({}));
  const missing = defineEndpoint({ ...readOwn, id: 'bank.gone' });
  site.add('mf-bank', {
    endpoints: [
      serve(hold, () => Promise.reject(new Error('the bank is closed'))),
      serve(order, async () => answer({})),
    ],
  });
  const held = await call(hold, { body: { paise: 1 } }, { as: 'service', key: 'k' });
  expect(held).toEqual({ error_status: 500 });
  expect(site.reported).toEqual([new Error('the bank is closed')]);
  const gone = call(missing, { params: { id: 1 } }, { as: 'user' });
  expect(await gone).toMatchObject({ error_status: 401 });
});

test('an answer that this release would not understand is a defect', async () => {
  const other = { ...hold, answer: z.object({ said: z.number() }) } as unknown as typeof hold;
  const { call } = open(async () => ({}));
  const asked = call(other, { body: { paise: 1 } }, { as: 'service', key: 'k' });
  await expect(asked).rejects.toThrow('bank.hold answers against its contract: said');
});

test('outside of a request there is no person, and after it neither', async () => {
  const { ask, call } = open(async (own) => {
    later = new Promise((resolve) => (end = resolve)).then(() =>
      own(readOwn, { params: { id: 7 } }, { as: 'user' }),
    );
    return {};
  });
  let later: Promise<unknown> = Promise.resolve();
  let end: (value: unknown) => void = () => undefined;
  expect(await call(readOwn, { params: { id: 7 } }, { as: 'user' })).toMatchObject({
    error_status: 401,
  });
  await ask();
  end(null);
  expect(await later).toMatchObject({ error_status: 401 });
});

test('a request’s name is worth nothing to another remote', async () => {
  const requests = new OpenRequests();
  await requests.during('mf-shop', asha, async (name) => {
    expect(requests.find('mf-shop', name)).toBe(asha);
    expect(requests.find('mf-page', name)).toBeNull();
    expect(requests.find('mf-shop', null)).toBeNull();
  });
});

test('remotes that call each other in turn come to an end', async () => {
  let turns = 0;
  const { ask, site } = open((call) => {
    turns += 1;
    return call(order, { body: { do: 'again' } }, { as: turns % 2 ? 'user' : 'service' });
  });
  expect(await ask()).toMatchObject({
    ok: true,
    answer: { error_status: 508, response: { code: 'call_loop' } },
  });
  expect([turns, site.reported]).toEqual([6, [expect.any(Error)]]);
});
