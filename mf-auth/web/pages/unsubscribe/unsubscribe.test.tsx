import { render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, Lang, LoadArgs } from 'shared/remote-kit/page';
import load from './load';
import UnsubscribePage from './page';
import { text } from './text';

const params = { token: 'a/b?c' };
const refusal = (error_status: number) => ({ status: error_status, error_status, message: '' });

async function visit(lang: Lang, form: LoadArgs['form'], reply: object = { status: 200 }) {
  const calls: unknown[] = [];
  const call = (async ({ id }: { id: string }, input: object) => {
    calls.push([id, input]);
    return reply;
  }) as Call;
  const args = { params, form, call, lang, session: null, query: new URLSearchParams() };
  const loaded = await load({ ...args, ...defaultPreferences(lang) } as unknown as LoadArgs);
  if (!('data' in loaded)) throw new Error('nothing was loaded');
  const page = { data: loaded.data, lang, params, session: null };
  render(<UnsubscribePage {...(page as Parameters<typeof UnsubscribePage>[0])} />);
  return { loaded, calls };
}
const button = (lang: Lang) => screen.queryByRole('button', { name: text[lang].leave });

describe.each(['en', 'hi'] as const)('in %s', (lang) => {
  test('opening the link only asks, with a form that needs no script', async () => {
    const { loaded, calls } = await visit(lang, null);
    expect(calls).toEqual([]);
    expect(loaded).toMatchObject({ data: { outcome: 'asked' }, head: { noindex: true } });
    expect(screen.getByText(text[lang].lead)).toBeTruthy();
    const form = button(lang)?.closest('form');
    expect(form?.method).toBe('post');
    const path = `${lang === 'hi' ? '/hi' : ''}/unsubscribe/a%2Fb%3Fc`;
    expect(form?.getAttribute('action')).toBe(path);
  });

  test.each([
    ['says that it is done and asks nothing more', { status: 200 }, 'left', undefined, false],
    ['says that the link is not valid', refusal(400), 'bad', 400, false],
    ['says that it could not be done, and offers it again', refusal(503), 'broken', 503, true],
  ] as const)('the press leaves and %s', async (_what, reply, outcome, status, isOffered) => {
    const { loaded, calls } = await visit(lang, {}, reply);
    expect(calls).toEqual([['auth.unsubscribe', { params: { token: 'a/b?c' } }]]);
    expect([loaded.data.outcome, loaded.status]).toEqual([outcome, status]);
    expect(screen.getByText(text[lang][outcome])).toBeTruthy();
    expect(button(lang) !== null).toBe(isOffered);
  });
});
