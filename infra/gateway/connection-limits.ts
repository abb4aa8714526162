import type { FastifyHttpOptions, RawServerDefault } from 'fastify';

/** Milliseconds a connection may take for its parts. */
export type ConnectionLimits = Pick<
  FastifyHttpOptions<RawServerDefault>,
  'connectionTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'http'
>;

/**
 * How long a connection may take, in milliseconds: nobody holds one by sending a byte now and then. A
 * picture of 5 MB arrives in two minutes on the slowest line that can show the site.
 */
export const connectionLimits = {
  connectionTimeout: 60_000,
  requestTimeout: 120_000,
  // longer than the 60 s of common load balancers, which must be the ones to close
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5000,
    // a request without Host is refused by us, in our shape
    requireHostHeader: false,
  },
} as const satisfies ConnectionLimits;
