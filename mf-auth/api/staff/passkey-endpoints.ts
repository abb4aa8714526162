import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from 'shared/contracts/staff-passkeys';
import { answer, refuse, serve, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { isFresh } from 'shared/remote-kit/staff-session';
import type { Database, Transaction } from '../data/database';
import { staff, staffPasskeys } from '../data/staff-schema';
import { noteAudit } from './audit-trail';
import { isKeptOut } from './development-owner';
import {
  readRegistration,
  readSignIn,
  registrationOptions,
  relyingParty,
  signInOptions,
} from './passkeys';
import { beginStep, findStep, useStep } from './sign-in-steps';
import { openStaffSession } from './staff-session-rows';

const done = { status: 200 as const };

/** Passkeys of staff: adding and removing them, and signing in with one. */
export function passkeyEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const party = () => relyingParty(deps.settings.publicUrl);
  return [
    serveStaff(beginPasskey, async (_input, me, { visitor }) => {
      if (!isFresh(me)) return refuse('fresh_factor_needed');
      const mine = eq(staffPasskeys.staffId, me.id);
      const known = await database.select({ id: staffPasskeys.id }).from(staffPasskeys).where(mine);
      const options = await registrationOptions(party(), me, known);
      const given = { kind: 'passkey_add', staffId: me.id, visitor } as const;
      const step = await beginStep(database, { ...given, data: options.challenge });
      return answer({ ...done, step, options: { ...options } });
    }),

    serveStaff(addPasskey, async ({ body }, me, { visitor }) => {
      const step = { id: body.step, kind: 'passkey_add', visitor } as const;
      const begun = await findStep(database, step);
      if (begun?.staffId !== me.id || begun.data === null) return refuse('code_expired');
      const key = await readRegistration(party(), begun.data, body.response);
      if (!key) return refuse('wrong_code');
      const isAdded = await database.transaction(async (tx) => {
        if (!(await useStep(tx, step))) return false;
        const added = await tx
          .insert(staffPasskeys)
          .values({ ...key, staffId: me.id, name: body.name })
          .onConflictDoNothing()
          .returning({ id: staffPasskeys.id });
        if (added.length === 0) return false;
        const line = { action: 'passkey.added', subject: `staff:${me.id}` };
        await noteAudit(tx, me, { ...line, data: { name: body.name } });
        return true;
      });
      return isAdded ? answer(done) : refuse('conflict');
    }),

    serveStaff(removePasskey, async ({ params }, me) => {
      const isMine = and(eq(staffPasskeys.id, params.id), eq(staffPasskeys.staffId, me.id));
      const isRemoved = await database.transaction(async (tx) => {
        const removed = await tx.delete(staffPasskeys).where(isMine).returning();
        const [key] = removed;
        if (!key) return false;
        const line = { action: 'passkey.removed', subject: `staff:${me.id}` };
        await noteAudit(tx, me, { ...line, data: { name: key.name } });
        return true;
      });
      return isRemoved ? answer(done) : refuse('not_found');
    }),

    serve(beginPasskeySignIn, async (_input, { visitor }) => {
      const options = await signInOptions(party());
      const given = { kind: 'passkey_sign_in', staffId: null, visitor } as const;
      const step = await beginStep(database, { ...given, data: options.challenge });
      return answer({ ...done, step, options: { ...options } });
    }),

    serve(signInWithPasskey, async ({ body }, ctx) => {
      const step = { id: body.step, kind: 'passkey_sign_in', visitor: ctx.visitor } as const;
      const begun = await findStep(database, step);
      if (!begun?.data) return refuse('code_expired');
      const { data: challenge } = begun;
      const cookie = await database.transaction(async (tx) => {
        // a challenge is answered once, rightly or not
        if (!(await useStep(tx, step))) return null;
        const found = await lockKey(tx, body.response.id);
        if (!found || isKeptOut(deps, found.member.email)) return null;
        const { key, member } = found;
        const counter = await readSignIn(party(), challenge, key, body.response);
        if (counter === null) return null;
        await tx
          .update(staffPasskeys)
          .set({ counter, lastUsedAt: sql`now()` })
          .where(eq(staffPasskeys.id, key.id));
        const line = { action: 'member.signed_in', subject: `staff:${member.id}` };
        await noteAudit(tx, member, { ...line, data: { passkey: key.name } });
        return openStaffSession(tx, member.id, ctx);
      });
      return cookie ? answer(done, { cookies: [cookie] }) : refuse('wrong_code');
    }),
  ];
}

/** A key with its owner, who still works here, held for the transaction: it signs one sign-in at a time. */
async function lockKey(tx: Transaction, id: unknown) {
  if (typeof id !== 'string') return null;
  const [key] = await tx.select().from(staffPasskeys).where(eq(staffPasskeys.id, id)).for('update');
  if (!key) return null;
  const isHere = and(eq(staff.id, key.staffId), isNull(staff.endedAt));
  const [member] = await tx.select().from(staff).where(isHere);
  return member ? { key, member } : null;
}
