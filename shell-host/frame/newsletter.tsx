import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { text } from './text';

/** The newsletter's form. It posts by itself; the behaviour adds the messages without leaving the page. */
export function Newsletter({ lang, search }: { lang: Lang; search: string }) {
  const { title, lead, privacy, label, button, ...messages } = text[lang].newsletter;
  const outcome = readOutcome(search);
  return (
    <form
      className="frame-newsletter"
      method="post"
      action="/api/send_subscribe_email"
      data-newsletter={JSON.stringify(messages)}
      aria-labelledby="newsletter-title"
    >
      <h2 id="newsletter-title">{title}</h2>
      <p>
        {lead} <a href={localPath(lang, '/privacy-policy#newsletter')}>{privacy}</a>
      </p>
      <div className="frame-newsletter-row">
        <input
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          aria-label={label}
          aria-describedby="newsletter-status newsletter-alert"
          placeholder={label}
        />
        <button type="submit">{button}</button>
      </div>
      <div className="frame-newsletter-messages">
        <p id="newsletter-status" role="status">
          {outcome === 'ok' && messages.sent}
        </p>
        <p id="newsletter-alert" role="alert">
          {outcome === 'failed' && messages.failed}
        </p>
      </div>
    </form>
  );
}

/** Without script the form comes back to the page with its outcome in the query. */
function readOutcome(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('form') === 'auth.send_subscribe_email' ? query.get('outcome') : null;
}
