import { render, screen } from '@testing-library/react';
import type { LoadArgs } from 'shared/remote-kit/page';
import load from './load';
import SupportPage from './page';

async function visit(search: string, isSignedIn: boolean) {
  const session = isSignedIn ? { id: 1 } : null;
  const args = { lang: 'hi', session, query: new URLSearchParams(search) };
  const { data } = await load(args as LoadArgs);
  render(<SupportPage data={data} lang="hi" params={{}} session={null} />);
  return screen.queryByRole('link', { name: 'इसके बारे में लिखें' })?.getAttribute('href');
}

test('a customer who comes from an order writes about it', async () => {
  expect(await visit('about=order:12', true)).toBe(
    '/hi/contact-us?topic=booking&about=order:12#write',
  );
  expect(screen.getByRole('heading', { name: 'विषय: ऑर्डर 12' })).toBeTruthy();
});

test.each([
  ['about=order:12', false],
  ['about=order:12%22', true],
  ['', true],
])('%j, signed in: %s, is about nothing', async (search, isSignedIn) => {
  expect(await visit(search, isSignedIn)).toBeUndefined();
});
