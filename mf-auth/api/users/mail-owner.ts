import type { ApiDeps } from 'shared/remote-kit/api';

/** Tells the owner of an account of a change; a mail that does not leave is noted and keeps nobody from it. */
export async function mailOwner(
  { messenger, log }: Pick<ApiDeps, 'messenger' | 'log'>,
  to: string,
  mail: { subject: string; text: string },
  what: string,
): Promise<void> {
  try {
    await messenger.email({ to, ...mail });
  } catch (error) {
    log.error({ reason: String(error) }, `the mail on ${what} was not sent`);
  }
}
