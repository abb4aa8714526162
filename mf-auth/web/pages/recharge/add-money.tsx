import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { RechargeData } from './load';
import classes from './recharge.module.css';
import { text } from './text';

type AddMoneyProps = Pick<RechargeData, 'rules' | 'refused'> & { lang: Lang };

/** Suggested amounts, and an own one within limits that are told before anything is paid. */
export function AddMoney({ rules, refused, lang }: AddMoneyProps) {
  const words = text[lang];
  if (!rules?.is_available) return <Notice tone="info">{words.cannotPay}</Notice>;
  const wrong = refused?.form === 'recharge' ? refused : null;
  const limits = words.limits(formatRupees(rules.least, lang), formatRupees(rules.most, lang));
  return (
    <form className={classes.add} method="post" action={localPath(lang, '/recharge')}>
      <div className={classes.suggested}>
        {rules.suggested.map((paise) => (
          <Button key={paise} type="submit" tone="secondary" name="amount" value={inRupees(paise)}>
            {formatRupees(paise, lang)}
          </Button>
        ))}
      </div>
      <Field
        label={words.ownAmount}
        name="own"
        hint={limits}
        {...(wrong ? { error: wrong.message } : {})}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            defaultValue={wrong?.typed ?? ''}
          />
        )}
      </Field>
      <Button type="submit" size="l">
        {words.add}
      </Button>
      <p className={classes.note}>{words.tax}</p>
    </form>
  );
}

/** As a form sends it. */
const inRupees = (paise: string) => String(Number(paise) / 100);
