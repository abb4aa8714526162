import { escapeHtml } from 'shared/html/escape';
import type { describeApi } from './openapi';

type ApiDescription = ReturnType<typeof describeApi>;
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  security?: object[];
  'x-callers'?: readonly string[];
  'x-permission'?: string;
}

/** The API description as a page to read: one section per owner, one entry per endpoint, no script. */
export function renderApiDocs(api: ApiDescription): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  );
  const owners = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = owners.map(
    (owner) =>
      `<section><h2>${owner}</h2>${operations
        .filter(({ operation }) => operation.tags[0] === owner)
        .map(renderOperation)
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${api.info.title}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${api.info.title}</h1><p>${escapeHtml(api.info.description)} Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></body></html>`;
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const schema = (value: object) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
  const rows = operation.parameters
    .map(
      (p) =>
        `<tr><td><code>${p.name}</code></td><td>${p.in}</td><td>${p.required ? 'required' : 'optional'}</td><td><code>${escapeHtml(JSON.stringify(p.schema))}</code></td></tr>`,
    )
    .join('');
  const responses = Object.entries(operation.responses).map(([status, { description, content }]) =>
    status === '200'
      ? `<h4>200</h4>${schema(content['application/json']?.schema ?? {})}`
      : `<h4>${status}</h4><p>${escapeHtml(description).replaceAll('\n\n', '<br>')}</p>`,
  );
  const body = operation.requestBody?.content['application/json']?.schema;
  return `<details id="${operation.operationId}"><summary><b>${method}</b> <code>${path}</code> <span>${escapeHtml(operation.summary)}</span></summary><p>${escapeHtml(describeCaller(operation))}</p>${rows ? `<table><tbody>${rows}</tbody></table>` : ''}${body ? `<h4>Body</h4>${schema(body)}` : ''}${responses.join('')}</details>`;
}

function describeCaller({ security, ...operation }: Operation): string {
  if (operation['x-callers'])
    return `For other parts of the site: ${operation['x-callers'].join(', ')}.`;
  if (operation['x-permission'])
    return `For staff with the permission ${operation['x-permission']}.`;
  return security ? 'Needs a session.' : 'Open to anyone.';
}

/** The style sheet of {@link renderApiDocs}. */
export const apiDocsCss = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#fffaf2;color:#2b1d18}main{max-width:60rem;margin:auto;padding:1.5rem}h1,h2{font-weight:600}details{border:1px solid #ecdfcf;border-radius:.5rem;background:#fff;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer}summary b{color:#0f6b74;display:inline-block;min-width:4rem}summary span{color:#64524a;margin-inline-start:.5rem}pre{background:#fdf6ea;overflow:auto;padding:.75rem;border-radius:.5rem;font-size:.8125rem}table{border-collapse:collapse}td{padding:.25rem .75rem .25rem 0;vertical-align:top}`;
