import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import type { OrderHistoryData } from './load';
import classes from './page.module.css';
import { text } from './text';

/** The customer's orders, or the way to sign in. */
export default function OrderHistoryPage({ data, lang }: PageProps<OrderHistoryData>) {
  const t = text[lang];
  const next = encodeURIComponent(localPath(lang, '/order-history'));
  return (
    <>
      <PageIntro
        title={t.title}
        lead={t.lead}
        crumbs={[{ href: localPath(lang, '/'), text: t.home }, { text: t.title }]}
      />
      {data.isSignedIn ? (
        <Section title={t.emptyTitle} lead={t.empty}>
          <div className={classes.actions}>
            <Button href={localPath(lang, '/astro-estore')}>{t.browse}</Button>
            <Button href={localPath(lang, '/recharge')} tone="secondary">
              {t.wallet}
            </Button>
            <Button href={localPath(lang, '/support')} tone="quiet">
              {t.support}
            </Button>
          </div>
        </Section>
      ) : (
        <Section title={t.signedOutTitle} lead={t.signedOut}>
          <Button href={`${localPath(lang, '/sign-in')}?next=${next}`} size="l" data-sign-in="">
            {t.signIn}
          </Button>
        </Section>
      )}
    </>
  );
}
