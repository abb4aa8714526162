/** A part of a JSON schema, as OpenAPI has it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

/** Something at the site that can be asked. */
export interface Target {
  /** Method and pattern, as failures are told apart by. */
  name: string;
  method: string;
  /** With `{param}` or `*`. */
  path: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  body?: { type: string; schema: Schema };
  /** Whether answers of 400 and more must be errors in the one shape. */
  isCall: boolean;
}

interface Operation {
  parameters?: Target['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const own = [
  '/healthz',
  '/readyz',
  '/discovery.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/{name}',
  '/media/{name}/{file}',
  '/releases/{name}/{version}/client/{file}',
  '/pictures/{hash}/{name}',
  '/api/docs',
  '/api/openapi.json',
  '/dev/inbox',
  '/{anything}',
];

/** All that a site says it has: endpoints and documents from its OpenAPI, pages from discovery. */
export async function describeTargets(url: string): Promise<Target[]> {
  const api = await readJson<{ paths: Record<string, Record<string, Operation>> }>(
    `${url}/api/openapi.json`,
  );
  const discovery = await readJson<{ remotes: { routes: { path: string }[] }[] }>(
    `${url}/discovery.json`,
  );
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toTarget(method, path, operation)),
  );
  const routes = discovery.remotes.flatMap(({ routes: all }) => all.map(({ path }) => path));
  const pages = ['', '/hi'].flatMap((prefix) =>
    routes.map((path) =>
      toPage(prefix + path.replace(/:(\w+)\??/g, '{$1}').replace('*', '{rest}')),
    ),
  );
  return [...calls, ...pages, ...own.map(toPage), opsTarget];
}

const opsTarget: Target = {
  ...toPage('/ops/releases/{command}'),
  name: 'POST /ops/releases/{command}',
  method: 'POST',
  isCall: true,
  body: { type: 'application/json', schema: { type: 'object' } },
};

function toTarget(method: string, path: string, operation: Operation): Target {
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters ?? [],
    isCall: path.startsWith('/api/'),
    ...(content ? { body: { type: content[0], schema: content[1].schema } } : {}),
  };
}

function toPage(path: string): Target {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    name: `GET ${path}`,
    method: 'GET',
    path,
    isCall: path.startsWith('/api/'),
    parameters: [
      ...names.map((name) => ({ name, in: 'path' as const, required: true, schema: {} })),
      ...['lang', 'cursor', 'q', 'date', 'city', 'page', 'next', 'from'].map((name) => ({
        name,
        in: 'query' as const,
        required: false,
        schema: {},
      })),
    ],
  };
}

async function readJson<T>(url: string): Promise<T> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
  return (await reply.json()) as T;
}
