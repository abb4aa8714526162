import fc from 'fast-check';

test('every run looks at the same values, unless it is told otherwise', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.FC_SEED ?? 20_260_101));
});
