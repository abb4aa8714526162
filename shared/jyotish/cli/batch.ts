import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { answerRequest } from './answer';
import type { FindPlace } from './read-place';
import { describeError, RequestError } from './request-error';

/**
 * Answers one JSON request a line with one JSON line each, in order. A bad line gets an error as its
 * answer. Reading waits while the output is full, so any number of lines takes the same memory.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  findPlace: FindPlace,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (!output.write(`${answerLine(line, findPlace)}\n`)) await once(output, 'drain');
  }
}

function answerLine(line: string, findPlace: FindPlace): string {
  try {
    return JSON.stringify(answerRequest(parseLine(line), findPlace));
  } catch (error) {
    return JSON.stringify(describeError(error));
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RequestError('invalid_json', 'The line is not JSON');
  }
}
