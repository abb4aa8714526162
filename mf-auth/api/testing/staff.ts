import { generateSync } from 'otplib';
import type { AnyEndpoint, InputOf } from 'shared/contracts/contract';
import type { StaffRole } from 'shared/contracts/staff-roles';
import { acceptInvitation, getInvitation } from 'shared/contracts/staff-sign-in';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import { commandLine } from '../staff/audit-trail';
import { insertInvitation } from '../staff/invitation-rows';
import { expectAnswer, type AuthApi } from './auth-api';

/** Where the app of a test's member of staff is, in seconds: codes count once, so it goes on with each. */
export const codeAt = (secret: string, epoch = Math.floor(Date.now() / 1000)) =>
  generateSync({ secret, epoch });

/** A member of staff who was invited and has joined, signed in. */
export async function joinStaff(auth: AuthApi, email: string, roles: StaffRole[]) {
  const invited = await auth.database.transaction((tx) =>
    insertInvitation(tx, auth.deps.settings, { email, roles }, commandLine),
  );
  if (invited === 'taken') throw new Error(`${email} works here already`);
  const { token } = invited;
  const { data } = expectAnswer(await auth.call(getInvitation, { params: { token } }));
  const { secret } = data.totp;
  const name = email.split('@')[0] ?? '';
  const body = { token, name, code: codeAt(secret) };
  const accepted = await auth.call(acceptInvitation, { body });
  const { recovery_codes } = expectAnswer(accepted);
  const cookie = accepted.extras?.cookies?.[0]?.value ?? '';
  const staff = await auth.api.identifyStaff?.(cookie);
  if (!staff) throw new Error('the session of a new member was not accepted');
  const call = <E extends AnyEndpoint>(
    contract: E,
    input: InputOf<E>,
    session: StaffSession = staff,
  ) => auth.call(contract, input, { staff: session });
  return { staff, cookie, token, secret, recovery_codes, call };
}
