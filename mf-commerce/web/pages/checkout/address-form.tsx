import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from './checkout.module.css';
import { addressFields, type AddressField, type CheckoutData } from './load';
import { text } from './text';

const autoComplete: Record<AddressField, string> = {
  name: 'name',
  phone: 'tel-national',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  pin: 'postal-code',
};

/** A new address, and how to forget one that is kept. */
export function AddressForm({ data, lang }: { data: CheckoutData; lang: Lang }) {
  const t = text[lang];
  const here = localPath(lang, '/checkout');
  const { addresses, wrong, typed } = data;
  const hints: Partial<Record<AddressField, string>> = { phone: t.phoneHint, pin: t.pinHint };
  const isOpen = addresses.length === 0 || wrong.length > 0;
  return (
    <details className={classes.more} open={isOpen}>
      <summary>{addresses.length === 0 ? t.addFirst : t.add}</summary>
      <form method="post" action={here} className={classes.form} noValidate>
        {addressFields.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={t.fields[name]}
            autoComplete={autoComplete[name]}
            inputMode={name === 'phone' || name === 'pin' ? 'numeric' : undefined}
            defaultValue={typed[name]}
            hint={hints[name]}
            error={wrong.includes(name) ? t.errors[name] : undefined}
          />
        ))}
        <div>
          <Button type="submit" name="intent" value="address">
            {t.save}
          </Button>
        </div>
      </form>
      {addresses.map(({ id, name, line1, pin }) => (
        <form key={id} method="post" action={here} className={classes.forget}>
          <input type="hidden" name="intent" value="forget" />
          <Button type="submit" name="forget" value={id} tone="quiet">
            {t.forget}: {name}, {line1}, {pin}
          </Button>
        </form>
      ))}
    </details>
  );
}
