import { renderToStaticMarkup as html } from 'react-dom/server';
import { pictureSample } from './picture-sample';
import { Picture } from './picture';

test('a picture has its room, its alternative text, and every size up to its own', () => {
  const markup = html(<Picture picture={pictureSample} sizes="50vw" />);
  expect(markup).toMatch(/<img [^>]*alt="A lamp" width="1200" height="675"/);
  expect(markup).toContain(`/pictures/${pictureSample.hash}/960.avif 960w"`);
  expect(markup).not.toContain('1280.avif');
  expect(markup).toContain('loading="lazy"');
});

test('one in view when the page opens does not wait', () => {
  const markup = html(<Picture picture={pictureSample} sizes="50vw" eager />);
  expect(markup).toContain('fetchPriority="high"');
  expect(markup).not.toContain('loading=');
});

test('what a policy without inline styles refuses is not needed', () => {
  expect(html(<Picture picture={pictureSample} sizes="50vw" decorative />)).not.toMatch(
    / style=|alt="A lamp"/,
  );
});
