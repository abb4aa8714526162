import { nameFile } from './name-file';

const day = '2026-11-22';
const name = (title: string) => {
  const header = nameFile(title, 'Kundli', day, 'hi');
  const [, plain = '', full = ''] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''(.*)$/.exec(header) ?? [];
  return { header, plain, full: decodeURIComponent(full) };
};

test.each([
  ['Kundli of Zoë', 'Kundli of Zoe 2026-11-22.pdf', 'Kundli of Zoë 2026-11-22.pdf'],
  ['आशा की कुंडली', 'Kundli 2026-11-22.pdf', 'आशा की कुंडली 2026-11-22.pdf'],
  ["O'Neil (Jr)*", "O'Neil (Jr)- 2026-11-22.pdf", "O'Neil (Jr)- 2026-11-22.pdf"],
  ['../../etc/passwd', '-..-etc-passwd 2026-11-22.pdf', '-..-etc-passwd 2026-11-22.pdf'],
  ['50%41; a', '50-41- a 2026-11-22.pdf', '50%41; a 2026-11-22.pdf'],
  ['\ud800', '2026-11-22.pdf', '2026-11-22.pdf'],
])('%j is named in plain letters and in its own', (title, plain, full) => {
  expect(name(title)).toMatchObject({ plain, full });
});

test.each(['a"\r\nSet-Cookie: x=1', 'a\u2028b\0c\u202ecod', '"; filename="x.exe', 'नमः\\"\n'])(
  '%j writes nothing but a name',
  (title) => {
    const { header, plain, full } = name(title);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(plain).not.toBe('');
    expect(full).not.toMatch(/[\p{Cc}\u2028\u202e"\\/:]/u);
    expect(header.match(/"/g)).toHaveLength(2);
  },
);

test('a long name keeps whole letters and the date, and fits a file system', () => {
  const { full } = name('क्षि'.repeat(80));
  expect(Buffer.byteLength(full)).toBeLessThan(255);
  expect(full).toMatch(/क्षि 2026-11-22\.pdf$/);
});
