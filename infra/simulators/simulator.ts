/** One request to a simulator, with the path below its own prefix. */
export interface SimulatorRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface SimulatorReply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** What every simulator is started with. */
export interface SimulatorPlace {
  /** Where this simulator is reached, without a trailing slash: `http://localhost:4000/razorpay`. */
  url: string;
  /** Where the site is that it tells things. */
  siteUrl: string;
  /** Its own file, so that what it knows outlives a restart. */
  file: string;
  /** A value only it and the site know; each simulator draws its keys from it. */
  secret: string;
}

/** One provider as its documents describe it. */
export interface Simulator {
  answer(request: SimulatorRequest): Promise<SimulatorReply>;
  stop(): void;
}

/** The simulators of the program, by the first part of their addresses. */
export type SimulatorRegistry = Record<string, (place: SimulatorPlace) => Simulator>;

/** An answer of an API. */
export const json = (value: unknown, status = 200): SimulatorReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** A page. */
export const html = (body: string, status = 200): SimulatorReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
