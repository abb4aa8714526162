import { emailPattern } from 'shared/contracts/email-pattern';
import type { Messenger } from 'shared/remote-kit/api';

/**
 * Lets only mails to one plain address through, whoever forgot to check it.
 * @throws Error when the receiver is anything else
 */
export function refuseOddAddresses(send: Messenger['email']): Messenger['email'] {
  return async (mail) => {
    if (!emailPattern.test(mail.to)) throw new Error('a mail goes to one e-mail address');
    await send(mail);
  };
}
