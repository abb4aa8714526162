import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Icon } from 'shared/ui/icon';
import type { PaymentResultData } from './load-result';
import classes from './page.module.css';
import { text } from './text';

/** Where a payment returns to. It stands without the frame, so it carries its own ways back. */
export default function PaymentResultPage({ data, lang }: PageProps<PaymentResultData>) {
  const t = text[lang];
  const { title, lead, note } = t[data.result];
  return (
    <div className={classes.page}>
      <div className={classes.sheet}>
        <span className={classes[data.result]}>
          <Icon name={data.result === 'success' ? 'check' : 'alert'} size={32} />
        </span>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className={classes.note}>{note}</p>
        <div className={classes.actions}>
          <Button href={localPath(lang, '/recharge')}>{t.wallet}</Button>
          <Button href={localPath(lang, '/')} tone="secondary">
            {t.home}
          </Button>
          <Button href={localPath(lang, '/support')} tone="quiet">
            {t.support}
          </Button>
        </div>
      </div>
    </div>
  );
}
