import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';

const text = {
  en: {
    lead: 'This belongs to your account. Please sign in with your mobile number; it takes half a minute.',
    action: 'Sign in',
    home: 'Home',
  },
  hi: {
    lead: 'यह आपके खाते का है। कृपया अपने मोबाइल नंबर से साइन इन करें; इसमें आधा मिनट लगता है।',
    action: 'साइन इन करें',
    home: 'मुखपृष्ठ',
  },
};

/** What a personal page shows to who is signed out. @param path where signing in leads back to */
export function PleaseSignIn({ lang, title, path }: { lang: Lang; title: string; path: string }) {
  const t = text[lang];
  const next = encodeURIComponent(localPath(lang, path));
  return (
    <PageIntro
      title={title}
      lead={t.lead}
      crumbs={[{ href: localPath(lang, '/'), text: t.home }, { text: title }]}
    >
      <Button href={`${localPath(lang, '/sign-in')}?next=${next}`} size="l" data-sign-in="">
        {t.action}
      </Button>
    </PageIntro>
  );
}
