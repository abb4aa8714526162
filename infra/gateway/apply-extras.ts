import type { FastifyReply } from 'fastify';
import type { ReplyExtras } from 'shared/remote-kit/api';

/** Puts cookies and headers a handler asked for on the reply. */
export function applyExtras(reply: FastifyReply, extras: ReplyExtras | undefined, secure: boolean) {
  for (const { name, value, expires, clear, readable = false } of extras?.cookies ?? []) {
    const options = { path: '/', httpOnly: !readable, sameSite: 'lax', secure } as const;
    if (clear) void reply.clearCookie(name, options);
    else void reply.setCookie(name, value, { ...options, ...(expires ? { expires } : {}) });
  }
  for (const [name, value] of Object.entries(extras?.headers ?? {})) void reply.header(name, value);
}
