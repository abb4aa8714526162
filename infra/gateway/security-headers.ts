import type { FastifyInstance } from 'fastify';

/** A page may ask for the position, for the city chosen in its header and for places of birth. */
export const pagePermissions =
  'camera=(), geolocation=(self), microphone=(), otp-credentials=(self)';

/** Headers every reply carries. */
export function addSecurityHeaders(app: FastifyInstance, production: boolean) {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), otp-credentials=(self)',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(production ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    });
  });
}

/**
 * The policy of a page: only scripts that carry its nonce run, and what those load.
 * @param streamOrigins where live streams come from; what a script has fetched of one plays as `blob:`
 */
export function pagePolicy(nonce: string, streamOrigins: readonly string[]): string {
  const streams = streamOrigins.join(' ');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ...(streams ? [`media-src 'self' blob: ${streams}`, `connect-src 'self' ${streams}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The pages on which somebody pays. */
const payPath = /^\/pay\//;

/**
 * What the pages that pay may do beside: show the provider's checkout in a frame, send a form there, and
 * let it open the window of a bank. No other page may.
 * @param path without the language
 * @param provider addresses of the payment provider
 */
export function payHeaders(
  path: string,
  policy: string,
  provider: readonly string[],
): Record<string, string> {
  if (!payPath.test(path) || provider.length === 0) return {};
  const hosts = [...new Set(provider.map((url) => new URL(url).origin))].join(' ');
  return {
    'content-security-policy': `${policy.replace("form-action 'self'", `form-action 'self' ${hosts}`)}; frame-src ${hosts}`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** The policy of a release's script: a worker is ruled by its own, and may fetch from the site. */
export const scriptPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
