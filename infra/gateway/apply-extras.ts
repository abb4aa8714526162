import type { FastifyReply } from 'fastify';
import type { ReplyExtras } from 'shared/remote-kit/api';
import { clearHostCookie, setHostCookie } from './host-cookies';

/** Puts cookies and headers a handler asked for on the reply. */
export function applyExtras(
  reply: FastifyReply,
  extras: ReplyExtras | undefined,
  publicUrl: string,
) {
  for (const { name, value, expires, clear, readable = false } of extras?.cookies ?? []) {
    const rules = { httpOnly: !readable, ...(expires ? { expires } : {}) };
    if (clear) clearHostCookie(reply, publicUrl, name);
    else setHostCookie(reply, publicUrl, { name, value, ...rules });
  }
  for (const [name, value] of Object.entries(extras?.headers ?? {})) void reply.header(name, value);
}
