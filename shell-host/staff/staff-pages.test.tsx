/** @jest-environment node */
import { permissionsOf } from 'shared/contracts/staff-roles';
import type { StaffPage } from 'shared/remote-kit/staff-page';
import { renderRequest } from '../server/render-request';
import type { PageRequest } from '../server/request';

const menu = (en: string) => ({ en, hi: `${en} हिंदी`, icon: 'user' as const });
const routes: { path: string; slots: string[]; staff?: StaffPage }[] = [
  { path: '/admin', slots: [], staff: { permission: 'office.enter', menu: menu('Overview') } },
  { path: '/admin/sign-in', slots: [], staff: { permission: 'anyone' } },
  { path: '/admin/people', slots: [], staff: { permission: 'people.view', menu: menu('People') } },
  { path: '/admin/people/:id', slots: [], staff: { permission: 'people.view' } },
  { path: '/admin/audit', slots: [], staff: { permission: 'audit.read', menu: menu('Trail') } },
  { path: '/admin/mute', slots: [] },
];
const support = { name: 'Meera <b>', permissions: permissionsOf(['support']) };

function ask(path: string, changes: Partial<PageRequest> = {}) {
  let rendered = 0;
  const page = async () => {
    rendered += 1;
    const head = { title: 'A page', description: '' };
    return { html: '<h1>A page</h1>', data: null, head, status: 200 };
  };
  const release = { version: '1', entry: '/e.js', integrity: 'sha384-x', css: [] };
  const remotes = [{ name: 'mf-auth', ...release, routes, slots: [] }];
  const request: PageRequest = {
    url: new URL(path, 'https://site.example'),
    snapshot: { generation: 1, remotes, json: '{}' },
    shell: { entry: '/releases/shell-host/1/client/boot.js', css: [], fonts: [] },
    session: null,
    site: {
      ...{ publicUrl: 'https://site.example', name: 'Tarapath', contactEmail: 'a@b.example' },
      ...{ postalAddress: [], grievanceOfficer: { name: '', email: '' }, social: [] },
    },
    ...{ nonce: 'n', scripts: [], form: null, timeLimitMs: 100 },
    call: async () => ({ error_status: 503 }),
    loadServer: () => ({ renderPage: page, renderPiece: async () => null }),
    report: () => undefined,
    ...changes,
  };
  return renderRequest(request).then((reply) => ({ ...reply, rendered }));
}

test.each(['/admin', '/admin/people?q=98111', '/hi/admin/audit', '/admin/no-such-page'])(
  '%s sends a stranger to the sign-in, and back',
  async (path) => {
    const { status, redirect, rendered } = await ask(path);
    const at = path.startsWith('/hi') ? '/hi/admin/sign-in' : '/admin/sign-in';
    expect([status, rendered]).toEqual([303, 0]);
    expect(redirect).toBe(`${at}?${new URLSearchParams({ next: path })}`);
  },
);

test('a customer is a stranger there', async () => {
  const session = { id: 1, name: 'A', email: null, phone: null, img: null, type: 'customer' };
  expect((await ask('/admin', { session })).status).toBe(303);
});

test('what was typed is not lost on the way to the sign-in', async () => {
  const { status, html, rendered } = await ask('/admin/people/1', { form: { why: 'x' } });
  expect([status, rendered]).toEqual([401, 0]);
  expect(html).toContain('Nothing was saved');
});

test('while nobody can say who asks, the page says that', async () => {
  const { status, html, rendered } = await ask('/admin', { isSessionUnknown: true });
  expect([status, rendered]).toEqual([503, 0]);
  expect(html).toContain('can’t check who you are');
});

test.each(['/admin/audit', '/admin/mute'])('%s is 403 without its permission', async (path) => {
  const { status, html, rendered } = await ask(path, { staff: support });
  expect([status, rendered]).toEqual([403, 0]);
  expect(html).toContain('not for your role');
  expect(html).toContain('class="staff-menu"');
});

test('an unknown page is missing', async () => {
  expect((await ask('/admin/no-such-page', { staff: support })).status).toBe(404);
});

test('the menu has what one may open, and says where one is', async () => {
  const { status, html } = await ask('/hi/admin/people/7', { staff: support });
  expect(status).toBe(200);
  expect(html).toContain('href="/hi/admin/people" aria-current="true"');
  expect(html).toContain('People हिंदी');
  expect(html).not.toContain('Trail');
  expect(html).not.toContain('href="/ops"');
  expect(html).toContain('Meera &lt;b&gt;');
});

test('the frame is its own: no public header, nothing for search engines, its own styles', async () => {
  const { html } = await ask('/admin', { staff: support });
  for (const foreign of [
    'frame-header',
    'frame-footer',
    'canonical',
    'og:',
    'hreflang="x-default"',
  ])
    expect(html).not.toContain(foreign);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('href="/releases/shell-host/1/client/staff.css"');
  expect(html).toContain('src="/releases/shell-host/1/client/staff.js"');
  expect(html).toContain('data-staff="in"');
});

test('the sign-in has no menu', async () => {
  const { status, html } = await ask('/admin/sign-in');
  expect(status).toBe(200);
  expect(html).toContain('data-staff="out"');
  expect(html).not.toContain('staff-menu');
});
