/**
 * Tells processes of the site that something happened. A hint only: what is said while the connection is
 * away is lost, so what matters is a row in the database, and `onReconnect` says when to read again.
 */
export interface Bus {
  /** Says a short text under a topic, to the followers in this process too. Follows the commit it is about. */
  publish(topic: string, text: string): void;
  /** Hears a topic until the returned function is called. */
  follow(topic: string, hear: (text: string) => void): () => void;
  /** Called whenever the connection is there, the first time too: something may have been missed before. */
  onReconnect(resume: () => void): () => void;
  close(): Promise<void>;
}

/** What carries payloads between processes; how often it loses one is its own affair. */
export interface Transport {
  /** Each payload is text of at most `PAYLOAD_BYTES`. */
  send(payloads: string[]): void;
  close(): Promise<void>;
}

/** What a transport tells the bus. */
export interface TransportEvents {
  hear(payload: string): void;
  /** It is connected, and hears everything from now on. */
  up(): void;
  /** Something failed that it goes on from by itself. */
  report(error: unknown): void;
}

/** Opens a transport at once; it connects in its own time, again and again. */
export type OpenTransport = (events: TransportEvents) => Transport;

/** A topic's and a text's bytes as JSON, together. */
const TEXT_BYTES = 4_000;
/** What PostgreSQL takes in one notification, below 8,000 bytes. */
const PAYLOAD_BYTES = 7_900;
const ENVELOPE_BYTES = 64;

/** A publisher's text is too long: hints name what is to be read, they don't carry it. */
export class TextTooLong extends Error {
  override name = 'TextTooLong';
}

/** Texts that are told in one turn of the event loop travel together. */
type Told = [topic: string, text: string];

/** A bus over a transport; without one, of this process alone. */
export function createBus(
  open: OpenTransport | null,
  { origin, report }: { origin: string; report(error: unknown): void },
): Bus {
  const followers = new Map<string, Set<(text: string) => void>>();
  const resumers = new Set<() => void>();
  let waiting: Told[] = [];
  let sent = 0;

  /** One follower's failure is nobody else's. */
  const attempt = (run: () => void) => {
    try {
      run();
    } catch (error) {
      report(error);
    }
  };
  const deliver = ([topic, text]: Told) => {
    for (const hear of followers.get(topic) ?? []) attempt(() => hear(text));
  };
  const transport = open?.({
    report,
    hear(payload) {
      const told = readPayload(payload);
      if (!told) return report(new Error('something on the bus can not be read'));
      if (told.origin !== origin) told.texts.forEach(deliver);
    },
    up: () => resumers.forEach(attempt),
  });

  function flush() {
    const texts = waiting;
    waiting = [];
    // a number, since a server may drop equal ones
    transport?.send(pack(texts).map((packed) => `["${origin}",${(sent += 1)},[${packed}]]`));
    texts.forEach(deliver);
  }

  return {
    publish(topic, text) {
      const told: Told = [topic, text];
      if (Buffer.byteLength(JSON.stringify(told)) > TEXT_BYTES)
        throw new TextTooLong(`what is said of ${topic} is longer than ${TEXT_BYTES} bytes`);
      if (waiting.push(told) === 1) setImmediate(flush);
    },
    follow(topic, hear) {
      const heard = followers.get(topic) ?? new Set();
      followers.set(topic, heard);
      // a function of its own: who follows twice leaves twice
      const own = (text: string) => hear(text);
      heard.add(own);
      return () => {
        heard.delete(own);
        if (heard.size === 0 && followers.get(topic) === heard) followers.delete(topic);
      };
    },
    onReconnect(resume) {
      const own = () => resume();
      resumers.add(own);
      return () => void resumers.delete(own);
    },
    close: async () => transport?.close(),
  };
}

/** JSON of the texts, in as few pieces as fit. */
function pack(texts: Told[]): string[] {
  const packed: string[] = [];
  let size = Infinity;
  for (const told of texts) {
    const json = JSON.stringify(told);
    const bytes = Buffer.byteLength(json) + 1;
    if (size + bytes > PAYLOAD_BYTES - ENVELOPE_BYTES) {
      packed.push(json);
      size = bytes;
    } else {
      packed[packed.length - 1] += `,${json}`;
      size += bytes;
    }
  }
  return packed;
}

function readPayload(payload: string): { origin: string; texts: Told[] } | null {
  try {
    const [origin, , texts] = JSON.parse(payload) as [string, number, Told[]];
    const isSound = texts.every((told) => told.every((part) => typeof part === 'string'));
    return isSound ? { origin, texts } : null;
  } catch {
    return null; // written by somebody else, which the caller reports
  }
}
