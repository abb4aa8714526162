import { PassThrough } from 'node:stream';
import { FRAME_LIMIT, FrameTooLarge, FrameWriter, readFrames } from './frames';

function read(stream: PassThrough) {
  const values: unknown[] = [];
  const broken: Error[] = [];
  readFrames(
    stream,
    (value) => values.push(value),
    (error) => broken.push(error),
  );
  return { values, broken };
}
const fail = (error: Error): never => {
  throw error;
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The bytes that these values are sent as. */
async function bytesOf(...sent: unknown[]): Promise<Buffer> {
  const stream = new PassThrough();
  const writer = new FrameWriter(stream, (_value, error) => fail(error));
  for (const value of sent) writer.send(value);
  await turn();
  return stream.read() as Buffer;
}

test('values arrive as they were, however the bytes are cut', async () => {
  const sent = [
    { at: new Date(0), bytes: new Uint8Array([0, 255]), nothing: undefined, text: 'नमस्ते' },
    new Map([[1, Buffer.from('b')]]),
    null,
    'x'.repeat(100_000),
  ];
  const bytes = await bytesOf(...sent);
  for (const size of [1, 3, 4, 5, 70_000, bytes.length]) {
    const stream = new PassThrough();
    const { values } = read(stream);
    for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
    await turn();
    expect(values).toEqual(sent);
  }
});

test('what is sent in one turn of the event loop is one write', async () => {
  const stream = new PassThrough();
  const writes = jest.spyOn(stream, 'write');
  const writer = new FrameWriter(stream, (_value, error) => fail(error));
  for (let number = 0; number < 100; number += 1) writer.send(number);
  expect(writes).not.toHaveBeenCalled();
  await turn();
  expect(writes).toHaveBeenCalledTimes(1);
});

test('what is too large is not sent, and not taken in', async () => {
  const refused: unknown[] = [];
  const [sent, large, odd] = [new PassThrough(), Buffer.alloc(FRAME_LIMIT + 1), () => undefined];
  const writer = new FrameWriter(sent, (value, error) => refused.push([value, error.name]));
  for (const value of ['before', large, odd, 'after']) writer.send(value);
  const { values: arrived } = read(sent);
  await turn();
  await turn();
  expect(arrived).toEqual(['before', 'after']);
  expect(refused.map((one) => (one as unknown[])[0])).toEqual([large, odd]);
  expect(refused[0]).toContain('FrameTooLarge');
  const stream = new PassThrough();
  const { values, broken } = read(stream);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(FRAME_LIMIT + 1);
  stream.write(head);
  stream.write(await bytesOf('after it'));
  await turn();
  expect(values).toEqual([]);
  expect(broken).toEqual([expect.any(FrameTooLarge)]);
});

test('bytes that are no frame are told once', async () => {
  const stream = new PassThrough();
  const { broken } = read(stream);
  stream.write(Buffer.from([0, 0, 0, 2, 1, 2, 0, 0, 0, 1, 9]));
  await turn();
  expect(broken).toHaveLength(1);
});
