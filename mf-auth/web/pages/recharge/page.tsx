import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { PleaseSignIn } from '../../please-sign-in/please-sign-in';
import { AddMoney } from './add-money';
import type { RechargeData } from './load';
import classes from './recharge.module.css';
import { RefundPart } from './refund-part';
import { StatementTable } from './statement-table';
import { text } from './text';
import { WalletAmounts } from './wallet-amounts';

/** The wallet: balance and statement, straight from the ledger. */
export default function RechargePage({ data, lang, session }: PageProps<RechargeData>) {
  const words = text[lang];
  if (!session) return <PleaseSignIn lang={lang} title={words.title} path="/recharge" />;
  const { wallet, statement, isFirstPage } = data;
  const crumbs = [{ href: localPath(lang, '/'), text: words.home }, { text: words.title }];
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} crumbs={crumbs}>
        <div className={classes.wallet}>
          <img src="/media/mf-auth/wallet.svg" alt="" width={96} height={96} />
          <WalletAmounts wallet={wallet} lang={lang} />
        </div>
        {!wallet && <Notice tone="error">{words.unavailableHint}</Notice>}
        <p className={classes.note}>{words.paying}</p>
      </PageIntro>
      <Section title={words.addTitle} id="add">
        <AddMoney rules={data.rules} refused={data.refused} lang={lang} />
      </Section>
      {data.refunds && (data.refunds.returnable !== '0' || data.refunds.refunds.length > 0) && (
        <Section title={words.refundTitle} id="refunds" lead={words.refundLead}>
          <RefundPart
            refunds={data.refunds}
            refused={data.refused}
            isAsked={data.isAsked}
            lang={lang}
          />
        </Section>
      )}
      <Section title={words.statement} id="statement">
        {statement === null && <Notice tone="error">{words.statementBroken}</Notice>}
        {statement?.lines.length === 0 && <p>{words.empty}</p>}
        {statement && statement.lines.length > 0 && (
          <StatementTable lines={statement.lines} lang={lang} />
        )}
        <p className={classes.paging}>
          {!isFirstPage && <a href={`${localPath(lang, '/recharge')}#statement`}>{words.newest}</a>}
          {statement?.nextCursor && (
            <a href={`${localPath(lang, '/recharge')}?cursor=${statement.nextCursor}#statement`}>
              {words.older}
            </a>
          )}
        </p>
      </Section>
    </>
  );
}
