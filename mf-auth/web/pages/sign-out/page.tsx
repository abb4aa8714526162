import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import type { SignOutData } from './load';
import { text } from './text';

export default function SignOutPage({ data, lang }: PageProps<SignOutData>) {
  const words = text[lang];
  return (
    <PageIntro title={words.title} lead={words.lead}>
      {data.hasFailed && <Notice tone="error">{words.failed}</Notice>}
      <form method="post" action={localPath(lang, '/sign-out')}>
        <Button type="submit" size="l">
          {words.action}
        </Button>
      </form>
    </PageIntro>
  );
}
