import { render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Lang, LoadArgs, Load, PageSession } from 'shared/remote-kit/page';
import remote from '../../remote';

const person = { id: 7, name: null, email: null, phone: null, img: null, type: null };

function args(path: string, lang: Lang, session: PageSession): LoadArgs {
  return {
    params: {},
    path,
    query: new URLSearchParams(),
    lang,
    session,
    call: async () => ({ error_status: 500 }),
    form: null,
    preferences: defaultPreferences('en'),
  };
}

async function show(path: string, lang: Lang, session: PageSession = null) {
  const route = remote.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  const load = (await route.load()).default as Load<unknown>;
  const Page = (await route.page()).default;
  const loaded = await load(args(path, lang, session));
  render(<Page data={loaded.data as never} lang={lang} params={{}} session={session} />);
  return loaded;
}

// the back office has heads of its own
const paths = remote.routes.filter(({ staff }) => !staff).map(({ path }) => path);

describe.each(['en', 'hi'] as const)('in %s', (lang) => {
  it.each(paths)('%s has one h1, a description, and links of its language', async (path) => {
    const { head } = await show(path, lang);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(head.title).toMatch(lang === 'en' ? /Tarapath/ : /तारापथ/);
    expect(head.description.length).toBeGreaterThan(20);
    for (const link of screen.getAllByRole('link')) {
      const isHindi = /^\/hi(\/|$)/.test(link.getAttribute('href') ?? '');
      expect(isHindi).toBe(lang === 'hi');
    }
  });
});

it('asks for a sign-in before showing orders', async () => {
  const { status, head } = await show('/order-history', 'en');
  expect(status).toBe(401);
  expect(head.noindex).toBe(true);
  const signIn = screen.getByRole('link', { name: 'Sign in' });
  expect(signIn.getAttribute('href')).toBe('/sign-in?next=%2Forder-history');
});

it('says that the orders can not be read, and makes nothing up', async () => {
  const { status } = await show('/order-history', 'en', person);
  expect(status).toBe(503);
  expect(screen.getByRole('alert').textContent).toMatch('could not be read');
});
