import { tidyPath } from './tidy-path';

const patterns = ['/', '/blogs', '/blogs/:slug', '/tarot/reading', '/tarot/:slug', '/kundli/:id'];

test.each([
  ['/Blogs', '/blogs'],
  ['/BLOGS/?Q=A', '/blogs?Q=A'],
  ['/Hi/Blogs', '/hi/blogs'],
  ['/HI', '/hi'],
  ['/HI/', '/hi'],
  ['/Blogs/A-Day', '/blogs/A-Day'],
  ['/TAROT/Reading', '/tarot/reading'],
  ['/Kundli/AbC_-9', '/kundli/AbC_-9'],
  ['//Blogs//a-day', '/blogs/a-day'],
  ['/\\other.example', '/other.example'],
  ['/Blogs/rss.xml', '/blogs/rss.xml'],
  ['/blogs?a=/b//&c=?', '/blogs?a=/b//&c=?'],
  ['/nobody/Knows', '/nobody/Knows'],
  ['/Hindi', '/Hindi'],
  ['/', '/'],
  ['/hi', '/hi'],
])('%s has the one address %s', (url, tidy) => {
  expect(tidyPath(url, () => patterns)).toBe(tidy);
  expect(tidyPath(tidy, () => patterns)).toBe(tidy);
});
