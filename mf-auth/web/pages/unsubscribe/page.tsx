import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import type { UnsubscribeData } from './load';
import { text } from './text';

/** Where the unsubscribe link of every newsletter leads. */
export default function UnsubscribePage({ data, lang }: PageProps<UnsubscribeData>) {
  const words = text[lang];
  const crumbs = [{ href: localPath(lang, '/'), text: words.home }, { text: words.title }];
  return (
    <PageIntro title={words.title} crumbs={crumbs}>
      <Notice tone={data.outcome === 'left' ? 'success' : 'error'}>
        <p>{words[data.outcome]}</p>
      </Notice>
      <Button href={localPath(lang, '/')} tone="secondary">
        {words.toHome}
      </Button>
    </PageIntro>
  );
}
