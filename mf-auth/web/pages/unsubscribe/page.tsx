import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import type { UnsubscribeData } from './load';
import { text } from './text';

/** Where the unsubscribe link of every newsletter leads. */
export default function UnsubscribePage({ data, lang, params }: PageProps<UnsubscribeData>) {
  const words = text[lang];
  const { outcome } = data;
  const crumbs = [{ href: localPath(lang, '/'), text: words.home }, { text: words.title }];
  return (
    <PageIntro
      title={words.title}
      crumbs={crumbs}
      {...(outcome === 'asked' ? { lead: words.lead } : {})}
    >
      {outcome !== 'asked' && (
        <Notice tone={outcome === 'left' ? 'success' : 'error'}>
          <p>{words[outcome]}</p>
        </Notice>
      )}
      {outcome === 'asked' || outcome === 'broken' ? (
        <form
          method="post"
          action={localPath(lang, `/unsubscribe/${encodeURIComponent(params.token ?? '')}`)}
        >
          <Button type="submit" size="l">
            {words.leave}
          </Button>
        </form>
      ) : (
        <Button href={localPath(lang, '/')} tone="secondary">
          {words.toHome}
        </Button>
      )}
    </PageIntro>
  );
}
