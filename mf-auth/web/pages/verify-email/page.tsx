import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import type { VerifyEmailData } from './load';
import { text } from './text';

/** Where the links of confirmation mails lead. */
export default function VerifyEmailPage({ data, lang, params }: PageProps<VerifyEmailData>) {
  const words = text[lang];
  const { outcome } = data;
  const isDone = outcome === 'profile' || outcome === 'newsletter';
  const crumbs = [{ href: localPath(lang, '/'), text: words.home }, { text: words.title }];
  return (
    <PageIntro
      title={words.title}
      crumbs={crumbs}
      {...(outcome === 'asked' ? { lead: words.lead } : {})}
    >
      {outcome !== 'asked' && (
        <Notice tone={isDone ? 'success' : 'error'}>
          <p>{words[outcome]}</p>
        </Notice>
      )}
      {outcome === 'asked' || outcome === 'broken' ? (
        <form
          method="post"
          action={localPath(lang, `/verify-email/${encodeURIComponent(params.token ?? '')}`)}
        >
          <Button type="submit" size="l">
            {words.confirm}
          </Button>
        </form>
      ) : (
        <Button
          href={localPath(lang, outcome === 'profile' ? '/user-profile' : '/')}
          tone="secondary"
        >
          {outcome === 'profile' ? words.toProfile : words.toHome}
        </Button>
      )}
    </PageIntro>
  );
}
