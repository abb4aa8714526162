import { productSorts } from 'shared/contracts/commerce';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field, TextInput } from 'shared/ui/field';
import type { StoreData } from './load';
import classes from './shelf-filter.module.css';
import { text } from './text';

interface ShelfFilterProps {
  data: StoreData;
  /** Address of the list. */
  action: string;
  lang: Lang;
}

/** A plain form that narrows the list by name and country of origin, and orders it. */
export function ShelfFilter({ data: { asked, origins }, action, lang }: ShelfFilterProps) {
  const t = text[lang];
  return (
    <form method="get" action={action} className={classes.filter} role="search">
      <TextInput label={t.search} name="q" type="search" defaultValue={asked.q} maxLength={80} />
      <Field label={t.origin} name="origin">
        {(control) => (
          <select {...control} defaultValue={asked.origin ?? ''}>
            <option value="">{t.anyOrigin}</option>
            {origins.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.sort} name="sort">
        {(control) => (
          <select {...control} defaultValue={asked.sort ?? 'shelf'}>
            {productSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" tone="secondary">
        {t.show}
      </Button>
    </form>
  );
}
