import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';

interface FreshCodeFieldsProps {
  /** The code that was asked for: by whom it is checked, and where it went. */
  code: { userId: string; sentTo: string };
  /** Says where it went. */
  sent: string;
  label: string;
  error: string | undefined;
}

/** Asks, in a plain form, for the fresh code that a change of the account needs. */
export function FreshCodeFields({ code, sent, label, error }: FreshCodeFieldsProps) {
  return (
    <>
      <input type="hidden" name="user_id" value={code.userId} />
      <input type="hidden" name="sent_to" value={code.sentTo} />
      <Notice tone="info">{sent}</Notice>
      <TextInput
        name="otp"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={4}
        required
        {...(error ? { error } : {})}
      />
    </>
  );
}
