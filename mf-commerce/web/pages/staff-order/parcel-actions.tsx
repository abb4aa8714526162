import type { ShopOrderDetail } from 'shared/contracts/commerce-staff-orders';
import { Confirm } from 'shared/ui/admin/confirm';
import { TextInput } from 'shared/ui/field';
import classes from '../../staff/staff.module.css';
import type { OwnProps } from './own-props';
import { text } from './text';

type ParcelProps = OwnProps & { parcel: ShopOrderDetail['parcels'][number] };

/** What can be done about a parcel in its state, each confirmed first. */
export function ParcelActions({ parcel, data, lang, path }: ParcelProps) {
  const words = text[lang];
  const { typed, problem } = data;
  const id = String(parcel.id);
  const isRefused = (intent: string) =>
    typed.intent === intent && typed.parcel === id && problem !== null;
  const kept = (intent: string, field: string) => (isRefused(intent) ? (typed[field] ?? '') : '');
  const confirm = (intent: string) => ({
    ...{ cancel: words.leave, to: path, tone: 'quiet' as const },
    ...{ fields: { intent, parcel: id }, isOpen: isRefused(intent) },
  });
  const input = (intent: string, field: 'courier' | 'awb' | 'why', least: number, most: number) => (
    <TextInput
      label={words[field]}
      name={field}
      defaultValue={kept(intent, field)}
      error={isRefused(intent) && problem?.fields.includes(field) ? words[field] : undefined}
      minLength={least}
      maxLength={most}
      autoComplete="off"
      required
    />
  );
  if (parcel.state === 'packed')
    return (
      <Confirm
        {...confirm('ship')}
        label={words.ship}
        title={`${words.parcel(parcel.id)}: ${words.ship}`}
        action={words.doShip}
      >
        <p>{words.shipWhat}</p>
        {input('ship', 'courier', 2, 60)}
        {input('ship', 'awb', 4, 40)}
      </Confirm>
    );
  if (parcel.state !== 'shipped') return null;
  return (
    <div className={classes.actions}>
      {(['delivered', 'rto'] as const).map((intent) => (
        <Confirm
          key={intent}
          {...confirm(intent)}
          label={words[intent]}
          title={`${words.parcel(parcel.id)}: ${words[intent]}`}
          action={words[intent]}
        >
          <p>{words[`${intent}What`]}</p>
          {input(intent, 'why', 5, 300)}
        </Confirm>
      ))}
    </div>
  );
}
