import { Confirm } from 'shared/ui/admin/confirm';
import { TextInput } from 'shared/ui/field';
import type { OwnProps } from './own-props';
import { text } from './text';

/** Cancels an order of which nothing was handed over, with all of its money. */
export function CancelOrder({ data: { typed, problem }, lang, path }: OwnProps) {
  const words = text[lang];
  const isRefused = typed.intent === 'cancel' && problem !== null;
  return (
    <Confirm
      label={words.cancel}
      title={`${words.cancel}?`}
      action={words.doCancel}
      cancel={words.leave}
      to={path}
      fields={{ intent: 'cancel' }}
      isOpen={isRefused}
    >
      <p>{words.cancelWhat}</p>
      <TextInput
        label={words.why}
        name="why"
        defaultValue={isRefused ? (typed.why ?? '') : ''}
        minLength={5}
        maxLength={300}
        autoComplete="off"
        required
      />
    </Confirm>
  );
}
