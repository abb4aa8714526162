import { createHash, randomBytes } from 'node:crypto';
import { createBus, type Bus, type OpenTransport } from './bus';
import { overNats } from './over-nats';
import { overPostgres } from './over-postgres';
import { overRedis } from './over-redis';

/** Which bus the processes of a site share. */
export interface BusSettings {
  /** `postgresql:`, `nats:`, `tls:`, `redis:` or `rediss:`; `null`: there is one process. */
  url: string | null;
  /** Tells the sites on one server of NATS or Redis apart. */
  publicUrl: string;
}

/** Opens the bus that is set. It does not wait for its server, and outlives every absence of it. */
export function openBus(settings: BusSettings, report: (error: unknown) => void): Bus {
  const origin = randomBytes(9).toString('base64url');
  return createBus(chooseTransport(settings), { origin, report });
}

function chooseTransport({ url, publicUrl }: BusSettings): OpenTransport | null {
  if (url === null) return null;
  const site = createHash('sha256').update(publicUrl).digest('hex').slice(0, 12);
  const { protocol } = new URL(url);
  if (protocol.startsWith('postgres')) return overPostgres(url);
  if (protocol.startsWith('redis')) return overRedis(url, site);
  return overNats(url, site);
}
