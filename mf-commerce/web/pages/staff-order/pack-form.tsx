import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from '../../staff/staff.module.css';
import type { OwnProps } from './own-props';
import { text } from './text';

/** Packs a parcel: at first all that is left. */
export function PackForm({ order, lang, path }: OwnProps) {
  const words = text[lang];
  return (
    <form method="post" action={path} className={classes.form}>
      <input type="hidden" name="intent" value="pack" />
      <p>{words.packWhat}</p>
      <div className={classes.row}>
        {order.lines
          .filter(({ quantity, packed }) => packed < quantity)
          .map(({ id, name, quantity, packed }) => (
            <TextInput
              key={id}
              label={name}
              name={`pieces_${id}`}
              type="number"
              min={0}
              max={quantity - packed}
              defaultValue={quantity - packed}
              required
            />
          ))}
      </div>
      <div>
        <Button type="submit">{words.doPack}</Button>
      </div>
    </form>
  );
}
