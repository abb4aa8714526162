import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from '../../staff/staff.module.css';
import type { CouponsData } from './load';
import { text } from './text';

interface CouponFormProps {
  data: CouponsData;
  lang: Lang;
  path: string;
}

/** Adds a coupon; what was typed stays when it was refused. */
export function CouponForm({ data: { problem, typed }, lang, path }: CouponFormProps) {
  const words = text[lang];
  const isRefused = problem !== null && typed.intent === 'add';
  const input = (name: string, label: string, more: object = {}, field = name, hint?: string) => (
    <TextInput
      label={label}
      name={name}
      hint={hint}
      defaultValue={isRefused ? (typed[name] ?? '') : ''}
      error={isRefused && problem.fields.includes(field) ? (hint ?? label) : undefined}
      autoComplete="off"
      {...more}
    />
  );
  const isNeeded = { required: true };
  const number = { inputMode: 'decimal' as const };
  const count = { type: 'number', min: 1 };
  return (
    <form method="post" action={path} className={classes.form}>
      <input type="hidden" name="intent" value="add" />
      {input('code', words.code, { ...isNeeded, maxLength: 20 }, 'code', words.codeHint)}
      <div className={classes.row}>
        {input('title_en', words.titleEn, { ...isNeeded, maxLength: 120 })}
        {input('title_hi', words.titleHi, { ...isNeeded, maxLength: 120, lang: 'hi' })}
      </div>
      <div className={classes.row}>
        {input('percent', words.percent, number, 'basis_points', words.oneOf)}
        {input('amount', words.amount, number, 'amount', words.oneOf)}
        {input('most', words.most, number)}
        {input('minimum', words.minimum, number)}
      </div>
      <div className={classes.row}>
        {input('last_day', words.lastDay, { type: 'date' }, 'last_day', words.lastDayHint)}
        {input('limit_total', words.limitTotal, count, 'limit_total', words.limitHint)}
        {input('limit_each', words.limitEach, count, 'limit_each', words.limitHint)}
      </div>
      {input('why', words.why, { ...isNeeded, minLength: 5, maxLength: 300 })}
      <div>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}
