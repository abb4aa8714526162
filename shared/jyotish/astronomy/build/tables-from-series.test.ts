import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BLOCK_DAYS, listBlocks, mainBodies, outerBodies } from '../table-format';
import { readTracks } from '../table-reader';
import { fitSegment } from './encode-table';
import { evaluateBody } from './evaluate-body';

/** Near J2000, from where the planets are integrated; the bodies of series once far from it too. */
const samples = [
  ...mainBodies.map((body) => ({ body, file: '2000', list: mainBodies })),
  ...outerBodies.map((body) => ({ body, file: '2000-outer', list: outerBodies })),
  ...mainBodies
    .filter(({ name }) => ['sun', 'moon', 'mercury', 'venus', 'nutation'].includes(name))
    .map((body) => ({ body, file: '1830', list: mainBodies })),
];

describe('the tables are what the series give', () => {
  it.each(samples.map((sample) => [sample.file, sample.body.name, sample] as const))(
    '%s %s',
    (file, name, { body, list }) => {
      const bytes = readFileSync(path.resolve(__dirname, `../tables/${file}.bin`));
      const tracks = readTracks(bytes, list).get(name) ?? [];
      const segment = 3;
      const start = listBlocks(parseInt(file)).first * BLOCK_DAYS + segment * body.days;
      const fitted = fitSegment(body, start, evaluateBody);
      body.units.forEach((unit, coordinate) => {
        const { terms, coefficients } = tracks[coordinate]!;
        const stored = [...coefficients.slice(segment * terms, (segment + 1) * terms)];
        fitted[coordinate]!.forEach((value, term) => {
          // a rounding may fall otherwise on another processor
          expect(Math.abs(value - Math.round((stored[term] ?? 0) / unit))).toBeLessThanOrEqual(1);
        });
      });
    },
  );
});
