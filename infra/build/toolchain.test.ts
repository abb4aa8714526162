import { listTools } from './toolchain';

test('tools count with all they depend on, as Node finds it; other packages do not', () => {
  const packages = {
    'node_modules/webpack': { version: '5', dependencies: { acorn: '^8', tapable: '^2' } },
    'node_modules/webpack/node_modules/acorn': { version: '8' },
    'node_modules/acorn': { version: '7' },
    'node_modules/tapable': { version: '2', dependencies: { webpack: '*', gone: '*' } },
    'node_modules/fontkit': { version: '1', dependencies: { acorn: '^7' } },
  };
  expect(listTools(packages, ['webpack'])).toEqual([
    'node_modules/tapable@2',
    'node_modules/webpack@5',
    'node_modules/webpack/node_modules/acorn@8',
  ]);
});
