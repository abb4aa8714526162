import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import type { OrderHistoryData } from './load';
import classes from './page.module.css';
import { PaidForList } from './paid-for-list';
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
        <Section title={data.items?.length === 0 ? t.emptyTitle : t.listTitle}>
          {!data.isComplete && (
            <Notice tone="error">{data.items === null ? t.failed : t.incomplete}</Notice>
          )}
          {data.items && <PaidForList items={data.items} lang={lang} />}
          {data.items?.length === 0 && data.isComplete && <p>{t.empty}</p>}
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
