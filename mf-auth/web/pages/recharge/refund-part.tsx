import { useId } from 'react';
import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { RechargeData } from './load';
import classes from './recharge.module.css';
import { text } from './text';

type RefundPartProps = Pick<RechargeData, 'refused' | 'isAsked'> & {
  refunds: NonNullable<RechargeData['refunds']>;
  lang: Lang;
};

/** What can go back to where it came from, how old each part is, and what is on its way. */
export function RefundPart({ refunds, refused, isAsked, lang }: RefundPartProps) {
  const words = text[lang];
  // the same form sent twice asks once
  const key = `form ${useId()} ${refunds.refunds[0]?.id ?? 0}`;
  const wrong = refused?.form === 'refund' ? refused : null;
  const rupees = (paise: string) => formatRupees(paise, lang);
  return (
    <>
      {isAsked && <Notice tone="success">{words.refundAsked}</Notice>}
      {refunds.returnable !== '0' && (
        <form
          className={classes.add}
          method="post"
          action={`${localPath(lang, '/recharge')}#refunds`}
        >
          <ul className={classes.sources}>
            {refunds.sources.map(({ amount, method, paid_at }) => (
              <li key={paid_at + amount}>
                {words.source(rupees(amount), method ?? '', formatDate(paid_at, lang))}
              </li>
            ))}
            {refunds.to_bank !== '0' && <li>{words.toBank(rupees(refunds.to_bank))}</li>}
          </ul>
          <input type="hidden" name="form" value="refund" />
          <input type="hidden" name="key" value={key.replace(/[^\x21-\x7e]/g, '-')} />
          <Field
            label={words.refundAmount}
            name="own"
            hint={words.refundMost(rupees(refunds.returnable))}
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
          <Button type="submit" tone="secondary">
            {words.refund}
          </Button>
        </form>
      )}
      <ul className={classes.refunds}>
        {refunds.refunds.map(({ id, amount, state, at, reference, expected_at }) => (
          <li key={id}>
            <b>{rupees(amount)}</b> · {formatDate(at, lang)} · {words.refundStates[state]}
            {reference && ` · ${words.reference(reference)}`}
            {expected_at &&
              state !== 'processed' &&
              ` · ${words.expected(formatDate(expected_at, lang))}`}
          </li>
        ))}
      </ul>
    </>
  );
}
