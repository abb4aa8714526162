import { z } from 'zod';
import { uploadImage } from 'shared/contracts/auth-picture';
import { defineEndpoint } from 'shared/contracts/contract';
import { rawBody } from 'shared/contracts/raw-body';
import { renderApiDocs } from './api-docs-page';
import { describeApi, describeOperations } from './openapi';

const endpoint = defineEndpoint({
  id: 'test.get_thing',
  owner: 'mf-test',
  method: 'GET',
  path: '/api/get_thing/:slug',
  summary: 'One <thing>.',
  params: z.object({ slug: z.string() }),
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found'],
  caller: 'self',
});

test('contracts become OpenAPI 3.1', () => {
  const api = describeApi(describeOperations([endpoint]), 'https://site.example');
  expect(api.openapi).toBe('3.1.0');
  expect(api.paths['/api/get_thing/{slug}']?.get).toMatchObject({
    operationId: 'test.get_thing',
    parameters: [
      { name: 'slug', in: 'path', required: true },
      { name: 'lang', in: 'query', required: false },
    ],
    security: [{ session: [] }, { bearer: [] }],
    responses: { 200: {}, 400: {}, 401: {}, 403: {}, 404: {}, 500: {} },
  });
});

test('a form with a file is described as one', () => {
  const api = describeApi(describeOperations([uploadImage]), 'https://site.example');
  expect(api.paths['/api/upload_image']?.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { image: { type: 'string', format: 'binary' } } },
        },
      },
    },
    responses: { 413: {}, 415: {}, 429: {} },
  });
});

test('the page to read escapes what contracts say', () => {
  const page = renderApiDocs(describeApi(describeOperations([endpoint]), 'https://site.example'));
  expect(page).toContain('One &lt;thing&gt;.');
  expect(page).not.toContain('<thing>');
});

test('who may call is described: services by their names and with a key, staff by the permission', () => {
  const hold = { ...endpoint, id: 'test.hold', path: '/api/hold', method: 'POST' } as const;
  const api = describeApi(
    describeOperations([
      { ...hold, caller: 'service', callers: ['mf-shop'], idempotency: 'own' },
      {
        ...endpoint,
        id: 'test.audit',
        path: '/api/audit',
        caller: 'staff',
        permission: 'audit.read',
      },
    ]),
    'https://site.example',
  );
  expect(api.paths['/api/hold']?.post).toMatchObject({
    'x-callers': ['mf-shop'],
    security: [{ service: [] }],
    parameters: [{}, {}, { name: 'Idempotency-Key', in: 'header', required: true }],
    responses: { 403: {} },
  });
  expect(api.paths['/api/audit']?.get).toMatchObject({
    'x-permission': 'audit.read',
    responses: { 401: {}, 403: {} },
  });
  const page = renderApiDocs(api);
  expect(page).toContain('For other parts of the site: mf-shop.');
  expect(page).toContain('For staff with the permission audit.read.');
});

test('a webhook is described: its body as bytes, what it checks, where it leads', () => {
  const api = describeApi(
    describeOperations([
      {
        ...{ ...endpoint, id: 'test.hook', path: '/api/hook', method: 'POST', caller: 'anyone' },
        ...{ body: rawBody, takesRaw: { maxBytes: 100, headers: [] } },
        ...{ checksInsteadOfOrigin: 'the signature', redirectsTo: ['site', 'https://pay.example'] },
      },
    ]),
    'https://site.example',
  );
  expect(api.paths['/api/hook']?.post).toMatchObject({
    'x-checks-instead-of-origin': 'the signature',
    requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    responses: { 303: { description: 'Leads to site or https://pay.example' }, 413: {} },
  });
  expect(renderApiDocs(api)).toContain('Leads to site');
});
