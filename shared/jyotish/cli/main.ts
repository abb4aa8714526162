import { resolve } from 'node:path';
import type { Operation } from './answer';
import { answerRequest, operations } from './answer';
import { answerLines } from './batch';
import type { Fields } from './fields';
import { createPlaceFinder } from './places';
import { refuseUnknownKeys } from './known-keys';
import { readOptions } from './read-options';
import type { FindPlace } from './read-place';
import { describeError } from './request-error';
import { tableChart } from './tables/chart-table';
import { tableFestivals } from './tables/festivals-table';
import { tableMatch } from './tables/match-table';
import { tablePanchang } from './tables/panchang-table';
import type { TextTable } from './tables/text-table';
import { writeTables } from './tables/text-table';
import { tableTransits } from './tables/transits-table';
import { usage } from './usage';

const tables: Record<Operation, (fields: Fields, findPlace: FindPlace) => TextTable[]> = {
  chart: tableChart,
  panchang: tablePanchang,
  match: (fields) => tableMatch(fields, new Date()),
  festivals: tableFestivals,
  transits: tableTransits,
};

// the site's table of places, where the engine is used beside the site
const placeTable = resolve(__dirname, '../../../mf-astro-services/api/places/places.gz');

/** Runs a command line. @returns the exit code: 0 done, 1 the request is wrong, 2 the command is */
export async function main(args: readonly string[]): Promise<number> {
  // whoever reads us may stop early, as head does
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const [command, ...rest] = args;
  if (command === undefined || command === 'help' || args.some(isHelp)) {
    process.stdout.write(usage);
    return 0;
  }
  const findPlace = createPlaceFinder(placeTable);
  if (command === 'batch') {
    await answerLines(process.stdin, process.stdout, findPlace);
    return 0;
  }
  const operation = operations.find((name) => name === command);
  if (operation) return runCommand(operation, rest, findPlace);
  process.stderr.write(`jyotish: there is no command "${command}"\n\n${usage}`);
  return 2;
}

const isHelp = (arg: string) => arg === '--help' || arg === '-h';

function runCommand(operation: Operation, args: readonly string[], findPlace: FindPlace): number {
  try {
    const { request, isJson } = readOptions(operation, args);
    refuseUnknownKeys(operation, request);
    const answer = isJson
      ? JSON.stringify(answerRequest(request, findPlace), null, 2)
      : writeTables(tabulate(operation, request, findPlace));
    process.stdout.write(`${answer}\n`);
    return 0;
  } catch (error) {
    const { code, message } = describeError(error).error;
    process.stderr.write(`jyotish: ${message}\n`);
    return code === 'internal' ? 2 : 1;
  }
}

/** The answer's tables, and before them the place that a name was taken for. */
function tabulate(operation: Operation, request: Fields, findPlace: FindPlace): TextTable[] {
  const places: string[][] = [];
  const answer = tables[operation](request, (name) => {
    const found = findPlace(name);
    if (found) places.push([found.name, `${found.latitude}, ${found.longitude}`, found.timeZone]);
    return found;
  });
  return places.length > 0 ? [{ title: 'Place', head: [], rows: places }, ...answer] : answer;
}
