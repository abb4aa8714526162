import { createServer, type AddressInfo } from 'node:net';

/** A port of 127.0.0.1 that is free now: the preferred one if it can be had. */
export async function findFreePort(preferred: number | null): Promise<number> {
  return (
    (preferred !== null && (await tryPort(preferred))) || (await tryPort(0)) || findFreePort(null)
  );
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}
