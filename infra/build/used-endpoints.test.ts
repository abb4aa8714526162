import path from 'node:path';
import { listUsedEndpoints } from './used-endpoints';
import { root } from './units';

const contract = (name: string) => path.join(root, 'shared/contracts', name);
const used = (...files: [string, string[]][]) =>
  [
    ...listUsedEndpoints(new Map(files.map(([file, names]) => [file, new Set(names)]))).keys(),
  ].sort();

test('the endpoints among the used exports of contracts are found, also inside kinds of content', () => {
  expect(used([contract('auth-codes.ts'), ['sendOtp']])).toEqual(['auth.send_otp']);
  expect(used([contract('content.ts'), ['remedies']])).toEqual(
    expect.arrayContaining(['content.get_remedies', 'content.get_single_remedies_by_slug']),
  );
});

test('contracts of which nothing is used, and other modules, need nothing', () => {
  expect(used([contract('auth-codes.ts'), []])).toEqual([]);
  expect(used([contract('errors.ts'), ['errorCatalogue', 'apiErrorSchema']])).toEqual([]);
  expect(used([path.join(root, 'shared/i18n/format.ts'), ['formatDate']])).toEqual([]);
});
