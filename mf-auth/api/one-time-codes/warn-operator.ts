import type { ApiDeps } from 'shared/remote-kit/api';
import type { SendScope } from './code-limits';

type Deps = Pick<ApiDeps, 'allowances' | 'messenger' | 'settings' | 'log'>;
type Scope = SendScope['name'];

const whats: Partial<Record<Scope, string>> = {
  all: 'More codes were asked for than on a busy day. Browsers now have to do some work for each; nobody is shut out.',
  network: 'One network asks for more codes than a whole mobile network does.',
  prefix:
    'More codes than usual were asked for numbers that begin alike: somebody may be trying one after another.',
};

/**
 * Tells the operator, in the log and by e-mail, that codes are asked for in an unusual way: once an hour
 * for each kind. What matters to one number alone is no news for the operator.
 */
export async function warnOperator(
  deps: Deps,
  scope: Scope,
  state: 'busy' | 'full',
): Promise<void> {
  const what = whats[scope];
  if (what === undefined || (state === 'busy' && scope !== 'all')) return;
  const once = { key: `code-alarm-${scope}`, count: 1, seconds: 3600 };
  if (!(await deps.allowances.take(once)).ok) return;
  deps.log.error({ security: 'codes', scope, state }, 'one-time codes are asked for in bulk');
  const mail = {
    to: deps.settings.contact.email,
    subject: '[Tarapath] One-time codes are asked for in bulk',
    text: `${what}\n\nPlease look at the log and at the balance of the SMS provider. This is told at most once an hour.\n\n${deps.settings.publicUrl}`,
  };
  // the customer whose code is on its way does not wait for it
  void deps.messenger.queueEmail(mail).catch((error: unknown) => {
    deps.log.error({ reason: String(error) }, 'the alarm about codes was not mailed');
  });
}
