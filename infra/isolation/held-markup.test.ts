import { HeldMarkup } from './held-markup';

const long = (text: string) => text.padEnd(2_000, 'ॐ');

test('pieces are put back where their marks are, with whatever is in them', () => {
  const markup = new HeldMarkup();
  // what String.replace would take for a pattern of its own
  const pieces = [long('<p>$& $1 $$</p>'), long('<p>two</p>'), '<p>short</p>'];
  const [one, two, short] = pieces.map((html) => markup.hold(html));
  expect(one).not.toContain('<p>');
  expect(markup.restore(`<main>${two}</main>${one}${short}`)).toBe(
    `<main>${pieces[1]}</main>${pieces[0]}${pieces[2]}`,
  );
});

test('a mark within a piece, or of another page, is only text', () => {
  const [own, other] = [new HeldMarkup(), new HeldMarkup()];
  const foreign = other.hold(long('<p>a secret</p>'));
  const mark = own.hold(long('<p>one</p>'));
  const quoting = own.hold(long(`<p>${mark}</p>`));
  expect(own.restore(`${foreign}${quoting}`)).toBe(`${foreign}${long(`<p>${mark}</p>`)}`);
  const invented = mark.replace(/\d+-->$/, '99-->');
  expect(own.restore(invented)).toBe(invented);
});
