import { isFrameVisible } from './frame-visible';

test.each([
  ['/', true],
  ['/remedies/sun', true],
  ['/admin', false],
  ['/admin/orders', false],
  ['/successfull', false],
  ['/successfull/42', false],
  ['/failed', false],
  ['/failedx', false],
  ['/chat-screen', false],
  ['/chat-screen/abc', false],
  ['/web-stories', true],
  ['/web-stories/', true],
  ['/web-stories/diwali', false],
  ['/my/admin', true],
  ['/verify-email', true],
])('%s: %s', (path, expected) => {
  expect(isFrameVisible(path)).toBe(expected);
  expect(isFrameVisible(`/hi${path === '/' ? '' : path}`)).toBe(expected);
});
