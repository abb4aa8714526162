import fc from 'fast-check';
import { renderMarkdown } from './render-markdown';

test('headings, lists, quotes, tables and emphasis become HTML', () => {
  const html = renderMarkdown(
    '## Why\n\nA *calm* **day**.\n\n- one\n- two\n\n> said\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    'en',
  );
  expect(html).toContain('<h2>Why</h2>');
  expect(html).toContain('<p>A <em>calm</em> <strong>day</strong>.</p>');
  expect(html).toMatch(/<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>/);
  expect(html).toMatch(/<blockquote>\s*<p>said<\/p>\s*<\/blockquote>/);
  expect(html).toMatch(/<table tabindex="0">[^]*<td>2<\/td>/);
});

test('a title in the text becomes a heading below the page’s own', () => {
  expect(renderMarkdown('# Title', 'en')).toBe('<h2>Title</h2>');
});

test.each([
  ['en', '/remedies/sun', '<a href="/remedies/sun">x</a>'],
  ['hi', '/remedies/sun', '<a href="/hi/remedies/sun">x</a>'],
  ['hi', '/hi/remedies/sun', '<a href="/hi/remedies/sun">x</a>'],
  ['hi', 'https://example.org', '<a href="https://example.org" rel="noopener nofollow">x</a>'],
  ['en', 'javascript:alert(1)', '<a>x</a>'],
  ['en', '//example.org', '<a>x</a>'],
] as const)('in %s, a link to %s is %s', (lang, href, expected) => {
  expect(renderMarkdown(`[x](${href})`, lang)).toBe(`<p>${expected}</p>`);
});

test('nothing that runs or loads is left, whatever is written', () => {
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p style="position:fixed" onclick="x()">',
    '<iframe src="//example.org"></iframe>',
    '![x](https://example.org/x.png)',
    '<svg/onload=alert(1)>',
    '<a href="data:text/html,x">',
    '"><',
    '`',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string()), { maxLength: 6 }), (parts) => {
      const html = renderMarkdown(parts.join('\n'), 'en');
      for (const [tag = ''] of html.matchAll(/<[^>]*>/g)) {
        expect(tag).toMatch(
          /^<\/?(h[234]|p|br|hr|[uo]l|li|blockquote|strong|em|table|thead|tbody|tr|t[hd]|a)( href="[^"]*")?( tabindex="0")?( rel="noopener nofollow")?( \/)?>$/,
        );
        // in a text, where no tag is, these are only letters
        expect(tag).not.toMatch(/href="(?!https:|\/(?!\/)|mailto:|#|[^":]*")/);
      }
    }),
  );
});
