import type { Lang } from 'shared/remote-kit/page';
import { FactorField } from 'shared/ui/admin/factor-field';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Choice } from '../../staff/inputs';
import classes from '../../staff/staff.module.css';
import type { TaxData } from './load';
import { text } from './text';

interface RateFormProps {
  data: TaxData;
  lang: Lang;
  path: string;
}

/** Adds a rate; what was typed stays when it was refused. */
export function RateForm({ data: { problem, typed, today }, lang, path }: RateFormProps) {
  const words = text[lang];
  const kept = (name: string) => (problem ? (typed[name] ?? '') : '');
  const wrong = (name: string, hint: string) => (problem?.fields.includes(name) ? hint : undefined);
  const { taxed, nil, exempt } = words.treatments;
  return (
    <form method="post" action={path} className={classes.form}>
      <div className={classes.row}>
        <TextInput
          label={words.code}
          name="code"
          inputMode="numeric"
          pattern="\d{2,8}"
          defaultValue={kept('code')}
          error={wrong('code', words.code)}
          required
        />
        <TextInput
          label={words.from}
          name="valid_from"
          type="date"
          min={today}
          hint={words.fromHint}
          defaultValue={kept('valid_from')}
          error={wrong('valid_from', words.fromHint)}
          required
        />
        <Choice
          label={words.treatment}
          name="treatment"
          defaultValue={kept('treatment')}
          options={[
            ['taxed', taxed],
            ['nil', nil],
            ['exempt', exempt],
          ]}
        />
        <TextInput
          label={words.percent}
          name="percent"
          inputMode="decimal"
          hint={words.percentHint}
          defaultValue={kept('percent')}
          error={wrong('basis_points', words.percentHint)}
        />
      </div>
      <TextInput
        label={words.what}
        name="what"
        maxLength={120}
        minLength={3}
        defaultValue={kept('what')}
        required
      />
      <TextInput
        label={words.source}
        name="source"
        maxLength={200}
        minLength={3}
        defaultValue={kept('source')}
        required
      />
      <TextInput
        label={words.why}
        name="why"
        minLength={5}
        maxLength={300}
        autoComplete="off"
        defaultValue={kept('why')}
        required
      />
      {problem?.needsFactor && <FactorField lang={lang} />}
      <div>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}
