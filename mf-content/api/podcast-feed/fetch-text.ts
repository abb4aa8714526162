import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address';

const MOST_BYTES = 2_000_000;
const MOST_REDIRECTS = 3;
const TIME_LIMIT_MS = 8000;

/** How a host's address is found and checked; tests have hosts of their own. */
export interface Reach {
  lookup: LookupFunction;
  isAllowed(address: string): boolean;
}

const publicReach: Reach = { lookup: lookupPublic, isAllowed: isPublicAddress };

/**
 * Reads a text from an address on the public internet, through redirects, each checked like the first.
 * @throws Error when it is elsewhere, too large, too slow, or not answered with 200
 */
export async function fetchText(address: string, reach: Reach = publicReach): Promise<string> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  let url = new URL(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await request(url, reach, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode === 200) return readText(answer);
    answer.destroy();
    throw new Error(`${url.host} answered ${statusCode}`);
  }
  throw new Error(`${address} redirects too often`);
}

function request(url: URL, { lookup, isAllowed }: Reach, signal: AbortSignal) {
  const get = { 'https:': getHttps, 'http:': getHttp }[url.protocol];
  if (!get) throw new Error(`${url.protocol} addresses are not read`);
  // a host that is a number is not looked up
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw new Error(`${host} is not public`);
  const headers = {
    accept: 'application/rss+xml, application/xml;q=0.9',
    'user-agent': 'Tarapath',
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject);
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error(`The answer is larger than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
