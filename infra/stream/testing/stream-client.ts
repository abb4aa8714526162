import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from 'shared/stream/wire';

/** How a test's browser opens its socket. */
export interface ClientOptions {
  token?: string;
  visitor?: string;
  origin?: string | null;
  query?: string;
  autoPong?: boolean;
}

/** A visitor's id as the cookie has it. */
export const visitorId = (name: string) => name.padEnd(22, '0');

/** A socket as a browser has it, with all that came. */
export async function openClient(port: number, options: ClientOptions = {}) {
  const { token, visitor, origin = 'https://site.example', query = '', autoPong = true } = options;
  const cookies = [
    ...(token ? [`userDetails=${token}`] : []),
    ...(visitor ? [`__Host-visitor=${visitorId(visitor)}`] : []),
  ];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/stream${query}`, {
    headers: {
      ...(origin === null ? {} : { origin }),
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
    },
    autoPong,
  });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as ServerFrame);
    for (const look of [...waiting]) look();
  });
  await once(socket, 'open');
  let calls = 0;

  /** Waits for the first frame that fits, also one that came before. */
  function find<F extends ServerFrame>(fits: (frame: ServerFrame) => frame is F): Promise<F>;
  function find(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  function find(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = frames.find(fits);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      void closed.then((code) => reject(new Error(`closed with ${code}`)));
      look();
    });
  }

  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  return {
    socket,
    frames,
    closed,
    find,
    send,
    /** What a call is answered. */
    async call(call: string, input: Extract<ClientFrame, { t: 'call' }>['input'] = {}) {
      const id = (calls += 1);
      send({ t: 'call', id, call, input });
      return find(
        (frame): frame is Extract<ServerFrame, { t: 'answer' }> =>
          frame.t === 'answer' && frame.id === id,
      );
    },
    async follow(topic: string, since?: number) {
      send({ t: 'follow', topic, ...(since === undefined ? {} : { since }) });
      return find(
        (frame) => (frame.t === 'following' || frame.t === 'refused') && frame.topic === topic,
      );
    },
    /** The numbers of a topic's events, once the last of them is there. */
    async seqs(topic: string, last: number): Promise<number[]> {
      await find((frame) => frame.t === 'event' && frame.topic === topic && frame.seq >= last);
      return frames.flatMap((frame) =>
        frame.t === 'event' && frame.topic === topic ? [frame.seq] : [],
      );
    },
  };
}
