import type { SessionUser } from 'shared/remote-kit/api';
import { networkOf } from 'shared/remote-kit/network-of';
import type { Connection, Opener } from './connection';
import type { StreamLimits } from './limits';

/** The open sockets of this process, by whose they are. */
export class Connections {
  private readonly open = new Set<Connection>();
  private readonly byAccount = new Map<number, Set<Connection>>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly limits: StreamLimits) {}

  get size(): number {
    return this.open.size;
  }

  all(): Connection[] {
    return [...this.open];
  }

  ofAccount(id: number): Connection[] {
    return [...(this.byAccount.get(id) ?? [])];
  }

  /** Takes a place for one more socket, before it is opened; `null` when there is none. Call it to give it back. */
  reserve({ visitor, session, credentials }: Opener): (() => void) | null {
    const { socketsOfOne, socketsOfNetwork, sockets } = this.limits;
    const places: [name: string, atMost: number][] = [
      ['all', sockets],
      [`one:${session?.sessionId ?? visitor}`, socketsOfOne],
      [`network:${networkOf(credentials.address)}`, socketsOfNetwork],
    ];
    const countOf = (name: string) => this.counts.get(name) ?? 0;
    if (places.some(([name, atMost]) => countOf(name) >= atMost)) return null;
    for (const [name] of places) this.counts.set(name, countOf(name) + 1);
    return () => {
      for (const [name] of places.splice(0)) {
        const left = countOf(name) - 1;
        if (left > 0) this.counts.set(name, left);
        else this.counts.delete(name);
      }
    };
  }

  add(connection: Connection): void {
    this.open.add(connection);
    this.index(connection);
  }

  remove(connection: Connection): void {
    this.open.delete(connection);
    this.unindex(connection);
  }

  /** Notes who a connection's session was found to be of. */
  noteSession(connection: Connection, session: SessionUser): void {
    this.unindex(connection);
    connection.session = session;
    if (this.open.has(connection)) this.index(connection);
  }

  private index(connection: Connection): void {
    const { session } = connection;
    if (!session) return;
    const same = this.byAccount.get(session.id);
    if (same) same.add(connection);
    else this.byAccount.set(session.id, new Set([connection]));
  }

  private unindex(connection: Connection): void {
    const id = connection.session?.id;
    if (id === undefined) return;
    const same = this.byAccount.get(id);
    same?.delete(connection);
    if (same?.size === 0) this.byAccount.delete(id);
  }
}
