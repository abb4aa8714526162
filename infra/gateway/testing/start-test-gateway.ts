import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { apiErrorSchema } from 'shared/contracts/errors';
import { answer, serve, type ReplyExtras } from 'shared/remote-kit/api';
import { openTestGateway, type TestGatewayOptions } from './open-test-gateway';

/** Says who asks. */
export const whoAmI = defineEndpoint({
  id: 'test.who',
  owner: 'mf-test',
  method: 'GET',
  path: '/api/who',
  summary: 'The address and language of who asks.',
  answer: z.object({ address: z.string(), lang: z.string() }),
  caller: 'anyone',
});
const list = defineEndpoint({
  ...whoAmI,
  id: 'test.list',
  path: '/api/list',
  cache: { maxAge: 60, staleWhileRevalidate: 60 },
});
const keep = defineEndpoint({
  id: 'test.keep',
  owner: 'mf-test',
  method: 'POST',
  path: '/api/keep',
  summary: 'Takes a text.',
  body: z.object({ name: z.string(), more: z.unknown().optional() }),
  answer: z.object({ name: z.string() }),
  caller: 'anyone',
});
const choose = defineEndpoint({
  ...keep,
  id: 'test.choose',
  path: '/api/choose',
  body: undefined,
});
const chosen: ReplyExtras['cookies'] = [
  { name: 'city', value: 'ujjain', readable: true },
  { name: 'userDetails', value: 'token' },
];
const apis = {
  'mf-test': {
    endpoints: [
      serve(choose, async () => answer({ name: '' }, { cookies: chosen })),
      serve(whoAmI, async (_input, { address, lang }) => answer({ address, lang })),
      serve(list, async (_input, { address, lang }) => answer({ address, lang })),
      serve(keep, async ({ body }) => answer({ name: body.name })),
    ],
  },
};

let open: Awaited<ReturnType<typeof openTestGateway>>[] = [];
afterEach(async () => {
  for (const gateway of open) await gateway.close();
  open = [];
});

/** Starts a gateway whose one remote answers the four endpoints above; it ends with the test. */
export async function start(options: TestGatewayOptions = {}) {
  const gateway = await openTestGateway({ apis, ...options });
  open.push(gateway);
  return gateway;
}

/** Expects a refusal in the one shape. */
export function expectRefusal(body: string, status: number) {
  const parsed = apiErrorSchema.strict().safeParse(JSON.parse(body));
  expect([parsed.success, parsed.data?.status]).toEqual([true, status]);
}
