import { stockCorrections, type StockedVariant } from 'shared/contracts/commerce-staff-products';
import type { Lang } from 'shared/remote-kit/page';
import { Confirm } from 'shared/ui/admin/confirm';
import { TextInput } from 'shared/ui/field';
import { Choice } from '../../staff/inputs';
import classes from '../../staff/staff.module.css';
import type { ProductsData } from './load';
import { text } from './text';

interface VariantActionsProps {
  variant: StockedVariant;
  data: ProductsData;
  lang: Lang;
  path: string;
}

/** What can be done about one variant, each confirmed first. */
export function VariantActions({ variant, data, lang, path }: VariantActionsProps) {
  const words = text[lang];
  const { typed, problem, once } = data;
  const id = String(variant.id);
  const name = variant.label ? `${variant.name}, ${variant.label}` : variant.name;
  const refused = (intent: string) =>
    typed.intent === intent && typed.id === id && problem !== null;
  const kept = (intent: string, field: string) => (refused(intent) ? (typed[field] ?? '') : '');
  const wrong = (intent: string, field: string) =>
    refused(intent) && problem?.fields.includes(field) ? words.fault : undefined;
  const why = (intent: string) => (
    <TextInput
      label={words.why}
      name="why"
      defaultValue={kept(intent, 'why')}
      minLength={5}
      maxLength={300}
      autoComplete="off"
      required
    />
  );
  const confirm = (intent: string) => ({
    ...{ cancel: words.cancel, to: path, tone: 'quiet' as const },
    ...{ fields: { intent, id, once }, isOpen: refused(intent) },
  });
  return (
    <div className={classes.actions}>
      <Confirm
        {...confirm('stock')}
        label={words.correct}
        title={words.correctTitle(name)}
        action={words.save}
      >
        <Choice
          label={words.reason}
          name="reason"
          defaultValue={kept('stock', 'reason') || 'received'}
          options={stockCorrections.map((reason) => [reason, words.reasons[reason]] as const)}
        />
        <TextInput
          label={words.pieces}
          name="pieces"
          type="number"
          min={1}
          max={100_000}
          defaultValue={kept('stock', 'pieces')}
          error={wrong('stock', 'pieces')}
          required
        />
        {why('stock')}
      </Confirm>
      <Confirm
        {...confirm('price')}
        label={words.set}
        title={words.setTitle(name)}
        action={words.savePrice}
      >
        <TextInput
          label={words.rupees}
          name="price"
          inputMode="decimal"
          defaultValue={kept('price', 'price')}
          error={wrong('price', 'price')}
          autoComplete="off"
          required
        />
        <TextInput
          label={words.mrpRupees}
          name="mrp"
          inputMode="decimal"
          defaultValue={kept('price', 'mrp')}
          error={wrong('price', 'mrp')}
          autoComplete="off"
        />
        <TextInput
          label={words.from}
          name="valid_from"
          type="date"
          hint={words.fromHint}
          defaultValue={kept('price', 'valid_from')}
          error={wrong('price', 'valid_from')}
        />
        {why('price')}
      </Confirm>
    </div>
  );
}
