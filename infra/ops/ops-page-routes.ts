import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { valuesOf } from 'shared/remote-kit/secrets';
import { callerAddress } from '../gateway/caller-address';
import { hasShell } from '../gateway/resolve-snapshot';
import { nameCaller } from '../limits/name-caller';
import { listHistory } from '../releases/list-releases';
import { readOperation } from '../releases/operation';
import { decideLetters } from './decide-letters';
import { describeSite } from './describe-site';
import { findOperator, OPS_COOKIE, type Operator } from './find-operator';
import { opsCss } from './ops-css';
import type { OpsDeps } from './ops-deps';
import { opsLive } from './ops-live';
import { renderOpsPage } from './ops-page';
import { formToken, isSame, SESSION_MS, writeSession } from './ops-session';
import { renderOpsSignIn } from './ops-sign-in';

const SIGN_INS = { count: 10, seconds: 600 };
const HISTORY_SHOWN = 12;
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Mounts the page for operators at `/ops`: server-rendered and complete without script, for who has the ops token. */
export function addOpsPage(app: FastifyInstance, deps: OpsDeps) {
  const { site, opsToken, operate, store, letters, logSecurity } = deps;
  const isSecure = site.environment.publicUrl.startsWith('https:');
  const cookieRules = {
    path: '/ops',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  } as const;
  const shellCss = () => (hasShell(site.document()) ? site.releasesOf('').shell.assets.css : []);
  const sendPage = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      })
      .send(page);

  async function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    told: string | null,
    ok = true,
  ) {
    const operator = await findOperator(request, site, opsToken);
    if (!operator) return sendPage(reply, renderOpsSignIn(shellCss(), told), told ? 403 : 200);
    const remotes = describeSite(site);
    const { generation, by, why, at } = site.document();
    const history = await Promise.all(
      remotes.map(async ({ name }) => [
        name,
        // a store that can't be read now hides no more than the history
        (await listHistory(store, name).catch(() => [])).slice(0, HISTORY_SHOWN),
      ]),
    );
    const page = renderOpsPage({
      ...{ css: shellCss(), name: operator.name, remotes, generation, by, why, at },
      token: formToken(operator.session, opsToken),
      isBehind: deps.isBehind(),
      history: Object.fromEntries(history),
      failures: site.health.failures.list(),
      letters: await letters.list().catch(() => null), // it says that they can't be read
      told: told === null ? null : { ok, text: told },
    });
    return sendPage(reply, page, ok ? 200 : 409);
  }

  /** Who sent a form from a page of ours; null: nobody who is signed in, or another site. */
  async function findSender(request: FastifyRequest): Promise<Operator | null> {
    const { token = '' } = (request.body ?? {}) as { token?: string };
    const operator = await findOperator(request, site, opsToken);
    return operator && isSame(token, formToken(operator.session, opsToken)) ? operator : null;
  }

  /** Tells who may not change anything why. @param refusal `null`: nobody is signed in */
  function turnAway(request: FastifyRequest, reply: FastifyReply, refusal: string | null) {
    if (refusal === 'fresh_factor_needed') return reply.redirect('/admin/confirm?next=/ops', 303);
    const told = refusal
      ? 'Your roles let you look, not change.'
      : 'You were signed out meanwhile. Nothing was changed.';
    return showPage(request, reply, told, false);
  }

  app.get('/ops', async (request, reply) => showPage(request, reply, null));
  app.get('/ops/ops.css', async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'no-cache').send(opsCss),
  );

  app.get('/ops/ops.js', async (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(opsLive),
  );

  app.post('/ops/sign-in', async (request, reply) => {
    const { name = '', token = '' } = (request.body ?? {}) as Record<string, string>;
    const address = callerAddress(request);
    const key = `ops-sign-in:${nameCaller({ session: null, address })}`;
    // a database that is away keeps no operator out
    const taken = await site.allowances.take({ ...SIGN_INS, key }).catch(() => ({ ok: true }));
    const isRight = taken.ok && valuesOf(opsToken).some((value) => isSame(token, value));
    if (!isRight || name.trim() === '') {
      logSecurity({ event: 'ops_refused', address, account: null });
      const told = taken.ok
        ? 'The name or the token is not right.'
        : 'Too many tries. Please wait.';
      return sendPage(reply, renderOpsSignIn(shellCss(), told), 403);
    }
    const session = { name: name.trim().slice(0, 60), expires: Date.now() + SESSION_MS };
    const rules = { ...cookieRules, maxAge: SESSION_MS / 1000 };
    return reply
      .setCookie(OPS_COOKIE, writeSession(session, opsToken), rules)
      .redirect('/ops', 303);
  });

  app.post('/ops/sign-out', async (request, reply) => {
    const operator = await findSender(request);
    // a member of staff signs out where they signed in
    if (operator?.isStaff) return reply.redirect('/admin/account', 303);
    if (operator) void reply.clearCookie(OPS_COOKIE, cookieRules);
    return reply.redirect('/ops', 303);
  });

  app.post('/ops/change', async (request, reply) => {
    const operator = await findSender(request);
    if (!operator || operator.refusal) return turnAway(request, reply, operator?.refusal ?? null);
    const asked = readForm(request.body as Record<string, string>, operator.name);
    const outcome = asked.ok ? await operate(asked.operation) : asked;
    const { command } = request.body as { command: string };
    const reason = `${asked.ok ? command : 'unknown'}: ${outcome.ok ? 'done' : 'refused'}`;
    logSecurity({ event: 'ops_change', address: callerAddress(request), account: null, reason });
    if (!outcome.ok) return showPage(request, reply, `${outcome.message}.`, false);
    // shown anew, so that looking again changes nothing again
    return reply.redirect('/ops', 303);
  });

  app.post('/ops/jobs', async (request, reply) => {
    const operator = await findSender(request);
    if (!operator || operator.refusal) return turnAway(request, reply, operator?.refusal ?? null);
    const outcome = await decideLetters(letters, request.body, operator.name);
    const reason = outcome.ok ? outcome.told : 'a failed job: refused';
    logSecurity({ event: 'ops_change', address: callerAddress(request), account: null, reason });
    if (!outcome.ok) return showPage(request, reply, `${outcome.message}.`, false);
    return reply.redirect('/ops#jobs', 303);
  });
}

/** A form's fields are texts; the commands of a form are those that name what they change. */
function readForm(
  { command = '', token: _token, percent, ...fields }: Record<string, string>,
  by: string,
) {
  const body = { ...fields, by, ...(percent === undefined ? {} : { percent: Number(percent) }) };
  const known = ['canary', 'promote', 'rollback'].includes(command) ? command : '';
  return readOperation(known, body);
}
