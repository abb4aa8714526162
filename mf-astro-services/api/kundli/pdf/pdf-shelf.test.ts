import { PdfShelf } from './pdf-shelf';

describe('the shelf of PDFs', () => {
  let drawn = 0;
  let minute = 0;
  const draw = () => Promise.resolve(Buffer.from(String((drawn += 1))));
  const now = () => new Date(Date.UTC(2026, 10, 21, 12, minute));
  beforeEach(() => {
    drawn = 0;
    minute = 0;
  });

  it('draws once what is asked for twice, also at the same time', async () => {
    const shelf = new PdfShelf(now);
    const [one, two] = await Promise.all([shelf.read('a', draw), shelf.read('a', draw)]);
    expect(one).toBe(two);
    expect(await shelf.read('b', draw)).not.toEqual(one);
    expect(drawn).toBe(2);
  });

  it('draws anew after a quarter of an hour', async () => {
    const shelf = new PdfShelf(now);
    await shelf.read('a', draw);
    minute = 14;
    await shelf.read('a', draw);
    expect(drawn).toBe(1);
    minute = 15;
    await shelf.read('a', draw);
    expect(drawn).toBe(2);
  });

  it('lets go of the one not asked for longest when there is no room', async () => {
    const shelf = new PdfShelf(now, 2);
    for (const key of ['a', 'b', 'a', 'c', 'a']) await shelf.read(key, draw);
    expect(drawn).toBe(3);
    await shelf.read('b', draw);
    expect(drawn).toBe(4);
  });

  it('keeps no failure', async () => {
    const shelf = new PdfShelf(now);
    await expect(shelf.read('a', () => Promise.reject(new Error('no font')))).rejects.toThrow();
    expect(String(await shelf.read('a', draw))).toBe('1');
  });
});
