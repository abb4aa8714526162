import { escapeHtml } from 'shared/html/escape';
import type { InboxMessage } from './inbox';

/**
 * The development inbox as a page without script.
 * @param nonce of the Content-Security-Policy, for the style element
 */
export function renderInboxPage(messages: InboxMessage[], nonce = ''): string {
  const list = messages.length
    ? `<ol>${messages.map(renderMessage).join('')}</ol>`
    : '<p>Nothing was sent yet. Codes and e-mails appear here as soon as the site sends them.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox (${messages.length}) · Tarapath development</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
<h1>Development inbox</h1>
<p>Messages this copy of the site would have sent, newest first.
<a href="/dev/inbox">Refresh</a> · <a href="/dev/inbox.json">As JSON</a></p>
${list}
</main>
</body>
</html>
`;
}

function renderMessage({ id, kind, to, subject, text, code, at }: InboxMessage): string {
  const time = at.replace('T', ' ').slice(0, 19);
  return `<li id="message-${id}">
<h2>${kind === 'sms' ? 'SMS' : 'E-mail'} to ${escapeHtml(to)}</h2>
<p class="time"><time datetime="${escapeHtml(at)}">${escapeHtml(time)} UTC</time></p>
${subject ? `<p class="subject">${escapeHtml(subject)}</p>` : ''}
${code ? `<p class="code"><span>Code</span> <strong>${escapeHtml(code)}</strong></p>` : ''}
<p class="text">${linkAddresses(escapeHtml(text))}</p>
</li>`;
}

function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+[^\s<.,;:)]/g, (url) => `<a href="${url}">${url}</a>`);
}

const style = `
body { margin: 0; background: #fdf8ee; color: #2b2118; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
ol { list-style: none; padding: 0; }
li { background: #fff; border: 1px solid #e4d8c2; border-radius: 0.75rem; padding: 1rem; margin-block: 1rem; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
.time { color: #5f5142; font-size: 0.875rem; }
.subject { font-weight: 600; }
.code strong { font-size: 1.75rem; letter-spacing: 0.2em; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #0b5563; }
a:focus-visible { outline: 3px solid #0b5563; outline-offset: 2px; }
`;
