import { Duplex } from 'node:stream';
import { Link, LinkClosed, NoAnswer, type Answers } from './link';

/** Two streams, each of which reads what the other one writes. */
function pair(): [Duplex, Duplex] {
  const made: Duplex[] = [0, 1].map(
    (own) =>
      new Duplex({
        read: () => undefined,
        write(chunk, _encoding, done) {
          made[1 - own]?.push(chunk);
          done();
        },
      }),
  );
  return made as [Duplex, Duplex];
}

function connect(answers: Answers, own: Answers = {}) {
  const [here, there] = pair();
  const unheard: unknown[] = [];
  const events = { onClose: () => undefined, onUnheard: (error: unknown) => unheard.push(error) };
  const other = new Link(there, answers, events);
  return { link: new Link(here, own, events), other, unheard };
}

test('many questions at once each get their answer, both ways', async () => {
  const { link, other } = connect(
    { double: async (number: number) => number * 2 },
    { greet: (name: string) => `Namaste ${name}` },
  );
  const asked = Array.from({ length: 50 }, (_, number) => link.ask('double', number));
  expect(await other.ask('greet', 'Asha')).toBe('Namaste Asha');
  expect(await Promise.all(asked)).toEqual(asked.map((_, number) => number * 2));
  expect(link.pending).toBe(0);
});

test('what is thrown there is thrown here, with its name, codes and cause', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const refused = Object.assign(new Error('no picture', { cause }), { name: 'PictureRefused' });
  const { link } = connect({ keep: () => Promise.reject(refused) });
  await expect(link.ask('keep', null)).rejects.toMatchObject({
    ...{ name: 'PictureRefused', message: 'no picture' },
    cause: { code: 'ECONNREFUSED' },
  });
});

test('what nobody answers is refused, also words that every object answers to', async () => {
  const { link } = connect({});
  await expect(link.ask('constructor', null)).rejects.toThrow('nobody here answers constructor');
});

test('an answer that can not cross is told without what can not, and holds up no other', async () => {
  const { link } = connect({
    page: () => ({ title: 'x', onClick: () => undefined }),
    ping: () => 1,
  });
  const asked = ['ping', 'page', 'ping', 'page', 'ping'].map((what) => link.ask(what, null));
  expect(await Promise.all(asked)).toEqual([1, { title: 'x' }, 1, { title: 'x' }, 1]);
});

test('a question that can not cross is refused where it was asked', async () => {
  const { link } = connect({ ping: () => 1 });
  const asked = [link.ask('ping', null), link.ask('ping', () => undefined), link.ask('ping', null)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled'],
  ]);
});

test('what is only told and fails is reported where it failed', async () => {
  const broken = new Error('no log');
  const { link, unheard } = connect({ log: () => Promise.reject(broken), ping: () => null });
  link.tell('log', 'a line');
  link.tell('nobody', null);
  await link.ask('ping', null);
  expect(unheard).toEqual(
    expect.arrayContaining([broken, new Error('nobody here answers nobody')]),
  );
});

test('who waits too long is told so, and the link goes on', async () => {
  const { link } = connect({ hang: () => new Promise(() => undefined), ping: () => null });
  await expect(link.ask('hang', null, 5)).rejects.toThrow(NoAnswer);
  expect(await link.ask('ping', null)).toBeNull();
});

test('when the other side is gone, nobody waits on', async () => {
  const { link, other } = connect({ hang: () => new Promise(() => undefined) });
  const asked = link.ask('hang', null);
  other.close();
  link.close();
  await expect(asked).rejects.toThrow(LinkClosed);
  await expect(link.ask('hang', null)).rejects.toThrow(LinkClosed);
});
