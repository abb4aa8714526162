import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import load from './load';
import ContactPage from './page';

const details = {
  email: 'help@tarapath.test',
  postal_address: ['1 Temple Road'],
  grievance_officer: { name: 'R. Joshi', email: 'officer@tarapath.test' },
  company: null,
};
const typed = { name: 'Asha', contact: 'asha@example.com', topic: 'privacy', message: 'Hello' };

const asha = { id: 1, name: 'Asha', email: null, phone: '+919876543210', img: null, type: null };

async function visit(changes: Partial<LoadArgs>, reply: object = {}) {
  const sent: unknown[] = [];
  const call = (async ({ id }: { id: string }, input: unknown) => {
    if (id === 'content.get_contact_details') return { status: 200, data: details };
    sent.push(input);
    return reply;
  }) as Call;
  const args: LoadArgs = {
    params: {},
    path: '/contact-us',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
    ...changes,
  };
  return { sent, ...(await load(args)) };
}

test('a message leads to a page that shows its number', async () => {
  const { sent, redirect } = await visit(
    { form: typed, lang: 'hi' },
    { status: 200, data: { ticket: 'TP-2345-6789' } },
  );
  expect(sent).toEqual([{ body: typed }]);
  expect(redirect).toBe('/hi/contact-us?ticket=TP-2345-6789#sent');
  const { data, head } = await visit({ query: new URLSearchParams('ticket=TP-2345-6789') });
  render(<ContactPage data={data} lang="en" params={{}} session={null} />);
  expect(screen.getByRole('status').textContent).toContain('TP-2345-6789');
  expect(head.noindex).toBe(true);
});

test('what is no ticket number is not shown', async () => {
  const { data } = await visit({ query: new URLSearchParams('ticket=call 12345') });
  expect(data.ticket).toBeNull();
});

test('what was refused is said at its field, and what was typed stays', async () => {
  const { data, status } = await visit(
    { form: typed },
    {
      error_status: 400,
      response: { status: 400, code: 'invalid_input', message: '', fields: { 'body.message': '' } },
    },
  );
  expect(status).toBe(400);
  render(<ContactPage data={data} lang="en" params={{}} session={null} />);
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  expect([message.value, message.getAttribute('aria-invalid')]).toEqual(['Hello', 'true']);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('privacy');
});

test.each([
  [429, 429, 'in an hour'],
  [500, 503, 'could not be sent'],
])('a refusal of %i is explained', async (error_status, status, words) => {
  const visited = await visit({ form: typed }, { error_status });
  expect(visited.status).toBe(status);
  render(<ContactPage data={visited.data} lang="en" params={{}} session={null} />);
  expect(screen.getByRole('alert').textContent).toContain(words);
});

test('who is signed in finds name and address filled in', async () => {
  const { data } = await visit({ session: asha });
  expect(data.values).toMatchObject({ name: 'Asha', contact: '+919876543210' });
});

test('what a customer writes about is shown and goes along; what is no reference does not', async () => {
  const asked = new URLSearchParams('topic=booking&about=order:12');
  const { data } = await visit({ session: asha, query: asked });
  const html = renderToString(<ContactPage data={data} lang="en" params={{}} session={asha} />);
  expect(html).toMatch(/About:.*order 12/);
  expect(html).toContain('name="about" value="order:12"');
  const done = { status: 200, data: { ticket: 'TP-2345-6789' } };
  const form = { ...typed, about: 'order:12' };
  expect((await visit({ session: asha, form }, done)).sent).toEqual([{ body: form }]);
  expect((await visit({ form }, done)).sent).toEqual([{ body: typed }]);
  for (const about of ['order:0', 'order:12x', 'puja:1', '<b>', 'order:1234567890123456'])
    expect((await visit({ session: asha, form: { ...typed, about } }, done)).sent).toEqual([
      { body: typed },
    ]);
  const refused = await visit({ session: asha, form }, { error_status: 500 });
  expect(refused.data.reference?.about).toBe('order:12');
});

test('the page needs no script and names the grievance officer', async () => {
  const { data } = await visit({ lang: 'hi' });
  const html = renderToString(<ContactPage data={data} lang="hi" params={{}} session={null} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('action="/hi/contact-us#write"');
  expect(html).toContain('officer@tarapath.test');
  expect(html).not.toContain(' style=');
});
