import { z } from 'zod';
import { findMisfits } from './find-misfits';

/** What a caller may send, beside what a server takes. */
const inputs = (caller: z.ZodType, server: z.ZodType) =>
  findMisfits(
    z.toJSONSchema(caller, { io: 'input' }),
    z.toJSONSchema(server, { io: 'input' }),
    'body',
  );
/** What a server may answer, beside what a caller understands. */
const answers = (server: z.ZodType, caller: z.ZodType) =>
  findMisfits(
    z.toJSONSchema(server, { io: 'output' }),
    z.toJSONSchema(caller, { io: 'input' }),
    'answer',
  );

const city = z.object({ name: z.string(), zone: z.enum(['north', 'south']).optional() });

test('what is equal or only wider fits', () => {
  expect(inputs(city, city)).toEqual([]);
  expect(inputs(city, city.extend({ more: z.string().optional() }))).toEqual([]);
  expect(inputs(city, city.extend({ more: z.string().default('x') }))).toEqual([]);
  expect(
    inputs(city, city.extend({ zone: z.enum(['north', 'south', 'east']).optional() })),
  ).toEqual([]);
  expect(inputs(z.object({ n: z.int() }), z.object({ n: z.number().nullable() }))).toEqual([]);
  expect(inputs(z.string().max(5), z.string().max(9))).toEqual([]);
  expect(answers(city.extend({ more: z.string() }), city)).toEqual([]);
  expect(answers(city, city.extend({ note: z.string().default('') }))).toEqual([]);
});

test.each<[string, z.ZodType, z.ZodType, string]>([
  [
    'a new required field',
    city,
    city.extend({ pin: z.string() }),
    'body.pin may be missing, but is required',
  ],
  [
    'a field that is required now',
    city,
    city.required(),
    'body.zone may be missing, but is required',
  ],
  [
    'a value of a list that is gone',
    city,
    city.extend({ zone: z.enum(['north']).optional() }),
    'body.zone can not be south',
  ],
  ['a list where anything went', z.string(), z.enum(['a']), 'body is one of a only'],
  [
    'another type',
    z.object({ n: z.string() }),
    z.object({ n: z.number() }),
    'body.n can not be string, but number',
  ],
  ['no null any more', z.string().nullable(), z.string(), 'body can not be null, but string'],
  ['a shorter text', z.string().max(9), z.string().max(5), 'body can not be longer than 5'],
  ['a limit that was not', z.number(), z.number().min(1), 'body can not be less than 1'],
  ['a shape that was not', z.string(), z.string().regex(/^a/), 'body has to match ^a'],
  [
    'a field that is refused',
    z.object({ a: z.string().optional() }),
    z.strictObject({}),
    'body.a is not taken',
  ],
  [
    'deep inside',
    z.object({ l: z.array(city) }),
    z.object({ l: z.array(city.required()) }),
    'body.l[].zone may be missing, but is required',
  ],
  [
    'in a record',
    z.record(z.string(), z.string()),
    z.record(z.string(), z.int()),
    'body.* can not be string, but integer',
  ],
])('%s is found', (_what, caller, server, told) => {
  expect(inputs(caller, server)).toEqual([told]);
});

test('an answer without a field, or with a value nobody knows, does not fit', () => {
  expect(answers(z.object({ name: z.string() }), city.required())).toEqual([
    'answer.zone may be missing, but is required',
  ]);
  expect(answers(city.partial(), city)).toEqual(['answer.name may be missing, but is required']);
  expect(answers(z.enum(['a', 'b']), z.enum(['a']))).toEqual(['answer can not be b']);
  const found = z.object({ status: z.literal(200), data: city });
  const gone = z.object({ status: z.literal(410) });
  expect(answers(z.union([found, gone]), found)).not.toEqual([]);
  expect(answers(found, z.union([found, gone]))).toEqual([]);
});

test('definitions that contain themselves are compared once', () => {
  type Tree = { name: string; parts: Tree[] };
  const tree: z.ZodType<Tree> = z.object({ name: z.string(), parts: z.lazy(() => z.array(tree)) });
  const strict: z.ZodType<Tree> = z.object({
    name: z.string().max(3),
    parts: z.lazy(() => z.array(strict)),
  });
  expect(inputs(tree, tree)).toEqual([]);
  expect(inputs(tree, strict)).toContain('body.name can not be longer than 3');
});
