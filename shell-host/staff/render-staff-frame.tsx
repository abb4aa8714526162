import { renderToString } from 'react-dom/server';
import { splitLang } from 'shared/i18n/split-lang';
import type { PageHead } from 'shared/remote-kit/page';
import { localPath } from 'shared/i18n/local-path';
import type { FrameHtml } from '../server/render-frame';
import type { PageRequest } from '../server/request';
import { listStaffMenu } from './staff-menu';
import { StaffFrame } from './staff-frame';
import { staffText } from './staff-text';

/** The frame of the back office as HTML, for this member of staff alone. */
export function renderStaffFrame(request: PageRequest): FrameHtml {
  const { lang, path } = splitLang(request.url.pathname);
  const before = renderToString(
    <StaffFrame
      lang={lang}
      path={path}
      search={request.url.search}
      site={request.site}
      name={request.staff?.name ?? null}
      items={listStaffMenu(request)}
      hasOps={request.staff?.permissions.includes('site.read') ?? false}
    />,
  );
  return { before, after: '', jsonLd: '' };
}

/** Where a visitor signs in as staff, and comes back from. */
export function staffSignIn({ pathname, search }: URL): string {
  const next = new URLSearchParams({ next: pathname + search });
  return `${localPath(splitLang(pathname).lang, '/admin/sign-in')}?${next}`;
}

/** A page of the frame's own: why another one is not shown. */
export function renderStaffRefusal(
  kind: 'forbidden' | 'signed-out',
  { url }: PageRequest,
): { head: PageHead; html: string } {
  const { lang } = splitLang(url.pathname);
  const { forbidden, signedOut } = staffText[lang];
  const { title, body } = kind === 'forbidden' ? forbidden : signedOut;
  const html = renderToString(
    <section className="staff-refusal" role="alert">
      <h1>{title}</h1>
      <p>{body}</p>
      {kind === 'forbidden' ? (
        <a href={localPath(lang, '/admin')}>{forbidden.back}</a>
      ) : (
        <a
          href={staffSignIn(new URL(localPath(lang, '/admin'), url))}
          target="_blank"
          rel="noopener"
        >
          {signedOut.action}
        </a>
      )}
    </section>,
  );
  return { head: { title, description: body, noindex: true }, html };
}
