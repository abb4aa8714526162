import { createTransport } from 'nodemailer';
import type { Messenger } from 'shared/remote-kit/api';

/**
 * Sends e-mail through an SMTP server.
 * @param url `smtp://` or `smtps://` with user and password
 * @param from the sender's address
 */
export function createSmtp(url: string, from: string): Messenger['email'] {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits });
  return async ({ to, subject, text, html, headers }) => {
    await transport.sendMail({
      // as objects: nodemailer reads a list of addresses, groups and comments out of a text
      from: { name: '', address: from },
      to: { name: '', address: to },
      subject,
      text,
      ...(html && { html }),
      ...(headers && { headers }),
    });
  };
}
