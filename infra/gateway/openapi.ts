import { z } from 'zod';
import type { AnyEndpoint } from 'shared/contracts/contract';
import { keySchema } from '../calls/idempotency-key';
import { apiErrorSchema, errorCatalogue } from 'shared/contracts/errors';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** A document's address, and whose it is. */
export interface DescribedDocument {
  remote: string;
  path: string;
}

/** An endpoint in words of OpenAPI. */
export interface Operation {
  /** As the contract has it, with `:param`. */
  path: string;
  method: string;
  operation: object;
}

/** Endpoints in words of OpenAPI, from their contracts. */
export function describeOperations(endpoints: AnyEndpoint[]): Operation[] {
  return endpoints.map((endpoint) => ({
    path: endpoint.path,
    method: endpoint.method.toLowerCase(),
    operation: describe(endpoint),
  }));
}

/** OpenAPI 3.1 of the given endpoints, and of the files made on request. */
export function describeApi(
  operations: Operation[],
  publicUrl: string,
  documents: DescribedDocument[] = [],
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path: pattern, method, operation } of operations) {
    const path = pattern.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method]: operation };
  }
  for (const document of documents)
    paths[document.path.replace(/:(\w+)/g, '{$1}')] = { get: describeDocument(document) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tarapath API',
      version: '1.0.0',
      description:
        'Amounts are paise as strings. Every error has the same shape: status, code, message and, for bad input, fields.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: jsonSchema(apiErrorSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'userDetails' },
        bearer: { type: 'http', scheme: 'bearer' },
        service: {
          type: 'http',
          scheme: 'bearer',
          description: 'SERVICE_TOKEN, with the calling remote’s name as X-Remote',
        },
      },
    },
  };
}

function describe(endpoint: AnyEndpoint) {
  const codes = new Set([...(endpoint.errors ?? []), 'invalid_input', 'internal'] as const);
  if (endpoint.takesRaw) codes.add('payload_too_large');
  if (endpoint.allowance) codes.add('too_many_requests');
  if (endpoint.caller !== 'anyone' && endpoint.caller !== 'service') codes.add('not_signed_in');
  if (endpoint.caller === 'self') codes.add('forbidden');
  if (isForSome(endpoint)) codes.add('not_permitted');
  const statuses: Record<string, string[]> = {};
  for (const code of codes) {
    const { status, message } = errorCatalogue[code];
    (statuses[status] ??= []).push(`\`${code}\`: ${message}`);
  }
  return {
    operationId: endpoint.id,
    tags: [endpoint.owner],
    summary: endpoint.summary,
    ...describeCaller(endpoint),
    ...(endpoint.checksInsteadOfOrigin
      ? { 'x-checks-instead-of-origin': endpoint.checksInsteadOfOrigin }
      : {}),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotency ? [keyParameter(endpoint)] : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [contentTypeOf(endpoint)]: {
                schema: endpoint.takesRaw ? rawSchema : jsonSchema(endpoint.body, 'input'),
              },
            },
          },
        }
      : {}),
    responses: {
      ...(endpoint.redirectsTo
        ? { 303: { description: `Leads to ${endpoint.redirectsTo.join(' or ')}` } }
        : {}),
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } },
      },
      ...Object.fromEntries(
        Object.entries(statuses).map(([status, lines]) => [
          status,
          {
            description: lines.join('\n\n'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

const rawSchema = { type: 'string', format: 'binary' };

function contentTypeOf({ takesFiles, takesRaw }: AnyEndpoint) {
  if (takesRaw) return '*/*';
  return takesFiles ? 'multipart/form-data' : 'application/json';
}

/** Open to services or members of staff, and to some of them only. */
const isForSome = ({ caller }: AnyEndpoint) => caller === 'service' || caller === 'staff';

/** Who may call, and how they show who they are. */
function describeCaller({ caller, callers, permission }: AnyEndpoint) {
  if (caller === 'anyone') return {};
  if (caller === 'service') return { 'x-callers': callers ?? [], security: [{ service: [] }] };
  if (caller === 'staff') return { 'x-permission': permission, security: [{ session: [] }] };
  return { security: [{ session: [] }, { bearer: [] }] };
}

const keyParameter = ({ caller }: AnyEndpoint) => ({
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same request changes once, and is answered the same.',
  required: caller === 'service',
  schema: keySchema,
});

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeDocument({ remote, path }: DescribedDocument) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    operationId: `document ${path}`,
    tags: [remote],
    summary: 'A file made on request; /hi before its address gives it in Hindi.',
    parameters: names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: { 200: { description: 'The file', content: {} } },
  };
}
