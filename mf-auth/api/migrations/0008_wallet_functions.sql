-- The wallet: each movement is one function, called in one query, and so one transaction. They answer
-- {ok: true, answer} or {ok: false, code}; what was refused has written nothing. Amounts are paise.
--
-- Order of locks, the same in all of them, so that no two wait for each other in a circle: rows of
-- accounts that are opened, by name; a hold, or the transfer that is refunded; balances of the customer,
-- by id; balances of payees, by name. A twin call under the same key ends in 23505 and is made again.
--
-- They keep their plans: the planner, left to itself, makes new ones for lists of accounts at each call, which
-- is a third of the work.

-- A wrong amount is a programming error here: contracts refuse it before.
CREATE FUNCTION auth.ledger_check_amount(p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_amount > 0 IS NOT TRUE THEN
    RAISE EXCEPTION 'no money can move: %', p_amount USING ERRCODE = 'invalid_parameter_value';
  END IF;
END $$;
--> statement-breakpoint

-- One fixed text for equal requests.
CREATE FUNCTION auth.ledger_body_hash(VARIADIC p_parts text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(to_jsonb(p_parts)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint

-- Whom money is paid to, one text for lists that say the same: [{"account": "platform_revenue", "amount": "5"}].
CREATE FUNCTION auth.ledger_lines(p_to jsonb) RETURNS TABLE (account text, amount bigint)
LANGUAGE sql STABLE AS $$
  SELECT line.account, sum(line.amount)::bigint
  FROM jsonb_to_recordset(p_to) AS line (account text, amount bigint)
  GROUP BY line.account ORDER BY line.account COLLATE "C"
$$;
--> statement-breakpoint

-- Opens what is not open yet of the platform's and payees' accounts. A payee's has a guarded balance.
CREATE FUNCTION auth.ledger_open(p_accounts text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
  opened bigint;
BEGIN
  IF (SELECT count(*) FROM auth.ledger_accounts WHERE user_id IS NULL AND kind = ANY (p_accounts))
    = (SELECT count(DISTINCT wanted) FROM unnest(p_accounts) wanted) THEN
    RETURN;
  END IF;
  FOR name IN SELECT DISTINCT wanted COLLATE "C" FROM unnest(p_accounts) wanted ORDER BY 1 LOOP
    IF name !~ '^(platform_[a-z_]+|(payee|owed_by):[a-z]+:[1-9][0-9]*)$' THEN
      RAISE EXCEPTION 'no account can be called %', name USING ERRCODE = 'invalid_parameter_value';
    END IF;
    INSERT INTO auth.ledger_accounts (kind) VALUES (name) ON CONFLICT DO NOTHING RETURNING id INTO opened;
    IF opened IS NOT NULL AND name LIKE 'payee:%' THEN
      INSERT INTO auth.ledger_balances (account_id) VALUES (opened);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- Whether a customer may start something new: not when the account is gone, or about to go.
CREATE FUNCTION auth.ledger_is_closed(p_customer bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM auth.users WHERE id = p_customer)
    OR EXISTS (SELECT FROM auth.erasures WHERE user_id = p_customer)
$$;
--> statement-breakpoint

-- Locks what a customer can spend, and says from where an amount is taken: promotional money first, that
-- which ends first before the other, then paid money. Less than the amount when there is less.
CREATE FUNCTION auth.ledger_draw(p_customer bigint, p_amount bigint)
RETURNS TABLE (account_id bigint, amount bigint, is_promotional boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM auth.ledger_check_amount(p_amount);
  RETURN QUERY
    WITH purse AS MATERIALIZED (
      SELECT account.id, account.kind, account.expires_at, balance.balance - balance.held AS available
      FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
      WHERE account.id = ANY (ARRAY(
        SELECT id FROM auth.ledger_accounts WHERE user_id = p_customer
        UNION ALL
        SELECT id FROM auth.ledger_accounts WHERE owner_id = p_customer AND expires_at > now()))
      ORDER BY account.id FOR UPDATE OF balance
    )
    SELECT line.id, least(line.available, p_amount - line.before)::bigint, line.kind <> 'customer_cash'
    FROM (
      SELECT id, kind, available, sum(available) OVER turn - available AS before, row_number() OVER turn AS place
      FROM purse WINDOW turn AS (ORDER BY kind = 'customer_cash', expires_at NULLS LAST, id)
    ) line
    WHERE line.available > 0 AND line.before < p_amount
    ORDER BY line.place;
END $$;
--> statement-breakpoint

-- What a key was used for before: the answer again, a conflict for another body, NULL for a new key.
CREATE FUNCTION auth.ledger_answer_again(p_key text, p_body text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN body_hash = p_body AND meta ? 'answer'
    THEN jsonb_build_object('ok', true, 'answer', meta -> 'answer')
    ELSE '{"ok": false, "code": "conflict"}' END
  FROM auth.ledger_transfers WHERE business_key = p_key
$$;
--> statement-breakpoint

CREATE FUNCTION auth.ledger_insufficient(p_amount bigint, p_available numeric) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('ok', false, 'code', 'insufficient',
    'available', p_available::text, 'missing', (p_amount - p_available)::text)
$$;
--> statement-breakpoint

-- The other side of a transfer: credits the accounts that are paid. A payee who owes (a refund took back
-- more than was left) pays that first.
CREATE FUNCTION auth.ledger_post_to(p_transfer bigint, p_to jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line record;
  debt bigint;
  debtor bigint;
BEGIN
  FOR line IN
    SELECT account.id, wanted.account AS name, wanted.amount
    FROM auth.ledger_lines(p_to) wanted
    JOIN auth.ledger_accounts account ON account.user_id IS NULL AND account.kind = wanted.account
    ORDER BY wanted.account COLLATE "C"
  LOOP
    PERFORM auth.ledger_check_amount(line.amount);
    debt := 0;
    IF line.name LIKE 'payee:%' THEN
      PERFORM FROM auth.ledger_balances WHERE account_id = line.id FOR UPDATE;
      SELECT account.id, least(line.amount, -coalesce(sum(entry.amount), 0)) INTO debtor, debt
        FROM auth.ledger_accounts account
        LEFT JOIN auth.ledger_entries entry ON entry.account_id = account.id
        WHERE account.user_id IS NULL AND account.kind = 'owed_by' || substr(line.name, 6)
        GROUP BY account.id;
      debt := greatest(coalesce(debt, 0), 0);
      IF debt > 0 THEN
        INSERT INTO auth.ledger_entries (transfer_id, account_id, amount) VALUES (p_transfer, debtor, debt);
      END IF;
    END IF;
    IF line.amount > debt THEN
      INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
        VALUES (p_transfer, line.id, line.amount - debt);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- Sets money aside. The first row of a hold has its key, the rows for further accounts are parts of it;
-- keys of callers have no blank.
CREATE FUNCTION auth.ledger_hold(p_key text, p_customer bigint, p_amount bigint, p_seconds integer, p_by text)
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  body constant text := auth.ledger_body_hash('hold', p_customer::text, p_amount::text, p_seconds::text, p_by);
  ends constant timestamptz := now() + make_interval(secs => p_seconds);
  accounts bigint[];
  amounts bigint[];
  total numeric;
  promotional numeric;
  earlier record;
  main bigint;
  reply jsonb;
BEGIN
  SELECT array_agg(part.account_id ORDER BY part.place), array_agg(part.amount ORDER BY part.place),
      coalesce(sum(part.amount), 0), coalesce(sum(part.amount) FILTER (WHERE part.is_promotional), 0)
    INTO accounts, amounts, total, promotional
    FROM ROWS FROM (auth.ledger_draw(p_customer, p_amount))
      WITH ORDINALITY AS part (account_id, amount, is_promotional, place);
  SELECT body_hash, answer INTO earlier FROM auth.ledger_holds WHERE business_key = p_key;
  IF FOUND THEN
    RETURN CASE WHEN earlier.body_hash = body THEN jsonb_build_object('ok', true, 'answer', earlier.answer)
      ELSE '{"ok": false, "code": "conflict"}' END;
  END IF;
  IF auth.ledger_is_closed(p_customer) THEN RETURN '{"ok": false, "code": "closed"}'; END IF;
  IF total < p_amount THEN RETURN auth.ledger_insufficient(p_amount, total); END IF;
  reply := jsonb_build_object('hold', p_key, 'cash', (total - promotional)::text,
    'promotional', promotional::text, 'expires_at', auth.ledger_time(ends));
  INSERT INTO auth.ledger_holds (business_key, account_id, amount, expires_at, body_hash, answer)
    VALUES (p_key, accounts[1], amounts[1], ends, body, reply) RETURNING id INTO main;
  FOR part IN 2 .. cardinality(accounts) LOOP
    INSERT INTO auth.ledger_holds (business_key, part_of, account_id, amount, expires_at)
      VALUES (p_key || ' ' || part, main, accounts[part], amounts[part], ends);
  END LOOP;
  RETURN jsonb_build_object('ok', true, 'answer', reply);
END $$;
--> statement-breakpoint

-- ISO time in UTC.
CREATE FUNCTION auth.ledger_time(p_time timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint

-- Locks a hold with all its parts and their balances. `state` is that of the whole; NULL: there is none.
CREATE FUNCTION auth.ledger_lock_hold(p_hold text,
  OUT parts bigint[], OUT accounts bigint[], OUT amounts bigint[], OUT total bigint, OUT state text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  main bigint;
BEGIN
  SELECT id INTO main FROM auth.ledger_holds WHERE business_key = p_hold AND part_of IS NULL;
  SELECT array_agg(id), array_agg(account_id), array_agg(amount), sum(amount),
      CASE WHEN count(*) > 0 THEN coalesce(min(state) FILTER (WHERE state <> 'open'), 'open') END
    INTO parts, accounts, amounts, total, state
    FROM (
      SELECT * FROM auth.ledger_holds WHERE id = main OR part_of = main ORDER BY id FOR UPDATE
    ) part;
  PERFORM FROM auth.ledger_balances balance WHERE balance.account_id = ANY (accounts)
    ORDER BY balance.account_id FOR UPDATE;
END $$;
--> statement-breakpoint

-- Takes all or a part of what was held; the rest is available again.
CREATE FUNCTION auth.ledger_capture(p_key text, p_hold text, p_amount bigint, p_to jsonb, p_kind text, p_by text)
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  body constant text := auth.ledger_body_hash('capture', p_hold, p_amount::text, p_kind, p_by,
    (SELECT jsonb_agg(to_jsonb(line)) FROM auth.ledger_lines(p_to) line)::text);
  hold record;
  earlier jsonb;
  takes bigint[] := '{}';
  remaining bigint := p_amount;
  promotional bigint := 0;
  moved bigint;
  reply jsonb;
BEGIN
  PERFORM auth.ledger_open(ARRAY(SELECT account FROM auth.ledger_lines(p_to)));
  hold := auth.ledger_lock_hold(p_hold);
  earlier := auth.ledger_answer_again(p_key, body);
  IF earlier IS NOT NULL THEN RETURN earlier; END IF;
  IF hold.state IS NULL THEN RETURN '{"ok": false, "code": "no_hold"}'; END IF;
  IF hold.state <> 'open' THEN
    RETURN jsonb_build_object('ok', false, 'code', 'resolved', 'state', hold.state);
  END IF;
  IF p_amount > hold.total OR p_amount <= 0 THEN
    RETURN jsonb_build_object('ok', false, 'code', 'over', 'most', hold.total::text);
  END IF;
  FOR part IN 1 .. cardinality(hold.parts) LOOP
    takes := takes || least(remaining, hold.amounts[part]);
    remaining := remaining - takes[part];
  END LOOP;
  SELECT coalesce(sum(take.amount), 0) INTO promotional
    FROM unnest(hold.accounts, takes) AS take (account_id, amount)
    JOIN auth.ledger_accounts account ON account.id = take.account_id AND account.kind <> 'customer_cash';
  reply := jsonb_build_object('key', p_key, 'cash', (p_amount - promotional)::text,
    'promotional', promotional::text, 'released', (hold.total - p_amount)::text);
  UPDATE auth.ledger_holds SET state = 'captured', resolved_at = now() WHERE id = ANY (hold.parts);
  INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES (p_key, p_kind, body, jsonb_build_object('by', p_by, 'hold', p_hold, 'answer', reply))
    RETURNING id INTO moved;
  INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    SELECT moved, take.account_id, -take.amount
    FROM unnest(hold.accounts, takes) AS take (account_id, amount) WHERE take.amount > 0;
  PERFORM auth.ledger_post_to(moved, p_to);
  RETURN jsonb_build_object('ok', true, 'answer', reply);
END $$;
--> statement-breakpoint

-- Frees a hold. One that is free already, by an earlier release or because its time was over, is fine.
CREATE FUNCTION auth.ledger_release(p_hold text) RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  hold record := auth.ledger_lock_hold(p_hold);
BEGIN
  IF hold.state IS NULL THEN RETURN '{"ok": false, "code": "no_hold"}'; END IF;
  IF hold.state = 'captured' THEN
    RETURN jsonb_build_object('ok', false, 'code', 'resolved', 'state', hold.state);
  END IF;
  UPDATE auth.ledger_holds SET state = 'released', resolved_at = now()
    WHERE id = ANY (hold.parts) AND state = 'open';
  RETURN jsonb_build_object('ok', true, 'answer',
    jsonb_build_object('hold', p_hold, 'released', hold.total::text));
END $$;
--> statement-breakpoint

-- Frees one hold whose time is over, by the database's clock; answers its key, or NULL when there is none
-- that nobody else is just resolving.
CREATE FUNCTION auth.ledger_expire_hold() RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  due text;
  hold record;
BEGIN
  SELECT main.business_key INTO due
    FROM auth.ledger_holds part JOIN auth.ledger_holds main ON main.id = coalesce(part.part_of, part.id)
    WHERE part.state = 'open' AND part.expires_at <= now()
    ORDER BY part.expires_at LIMIT 1 FOR UPDATE OF main SKIP LOCKED;
  IF due IS NULL THEN RETURN NULL; END IF;
  hold := auth.ledger_lock_hold(due);
  UPDATE auth.ledger_holds SET state = 'expired', resolved_at = now()
    WHERE id = ANY (hold.parts) AND state = 'open';
  RETURN due;
END $$;
--> statement-breakpoint

-- Takes money that was not held before.
CREATE FUNCTION auth.ledger_pay(p_key text, p_customer bigint, p_amount bigint, p_to jsonb, p_kind text, p_by text)
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  body constant text := auth.ledger_body_hash('pay', p_customer::text, p_amount::text, p_kind, p_by,
    (SELECT jsonb_agg(to_jsonb(line)) FROM auth.ledger_lines(p_to) line)::text);
  accounts bigint[];
  amounts bigint[];
  total numeric;
  promotional numeric;
  earlier jsonb;
  moved bigint;
  reply jsonb;
BEGIN
  PERFORM auth.ledger_open(ARRAY(SELECT account FROM auth.ledger_lines(p_to)));
  SELECT array_agg(part.account_id), array_agg(part.amount),
      coalesce(sum(part.amount), 0), coalesce(sum(part.amount) FILTER (WHERE part.is_promotional), 0)
    INTO accounts, amounts, total, promotional FROM auth.ledger_draw(p_customer, p_amount) part;
  earlier := auth.ledger_answer_again(p_key, body);
  IF earlier IS NOT NULL THEN RETURN earlier; END IF;
  IF auth.ledger_is_closed(p_customer) THEN RETURN '{"ok": false, "code": "closed"}'; END IF;
  IF total < p_amount THEN RETURN auth.ledger_insufficient(p_amount, total); END IF;
  reply := jsonb_build_object('key', p_key, 'cash', (total - promotional)::text,
    'promotional', promotional::text);
  INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES (p_key, p_kind, body, jsonb_build_object('by', p_by, 'answer', reply)) RETURNING id INTO moved;
  INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    SELECT moved, part.account_id, -part.amount FROM unnest(accounts, amounts) AS part (account_id, amount);
  PERFORM auth.ledger_post_to(moved, p_to);
  RETURN jsonb_build_object('ok', true, 'answer', reply);
END $$;
--> statement-breakpoint

-- Money that comes in: paid through the provider, or given by the site until a moment (`p_expires`).
CREATE FUNCTION auth.ledger_credit(p_key text, p_customer bigint, p_amount bigint, p_expires timestamptz,
  p_kind text, p_by text)
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  is_gift constant boolean := p_expires IS NOT NULL;
  source constant text := CASE WHEN is_gift THEN 'platform_promotional' ELSE 'platform_gateway' END;
  body constant text := auth.ledger_body_hash('credit', p_customer::text, p_amount::text,
    coalesce(auth.ledger_time(p_expires), ''), p_kind, p_by);
  purse bigint;
  earlier jsonb;
  moved bigint;
  reply constant jsonb := jsonb_build_object('key', p_key,
    'cash', CASE WHEN is_gift THEN '0' ELSE p_amount::text END,
    'promotional', CASE WHEN is_gift THEN p_amount::text ELSE '0' END);
BEGIN
  PERFORM auth.ledger_check_amount(p_amount);
  PERFORM auth.ledger_open(ARRAY[source]);
  earlier := auth.ledger_answer_again(p_key, body);
  IF earlier IS NOT NULL THEN RETURN earlier; END IF;
  IF is_gift AND p_expires <= now() THEN RETURN '{"ok": false, "code": "past"}'; END IF;
  purse := auth.ledger_purse(p_customer, p_expires);
  IF purse IS NULL THEN RETURN '{"ok": false, "code": "closed"}'; END IF;
  PERFORM FROM auth.ledger_balances WHERE account_id = purse FOR UPDATE;
  -- after the lock, which an erasure takes too: paid money that comes while one waits has to be somewhere
  IF NOT EXISTS (SELECT FROM auth.users WHERE id = p_customer)
    OR is_gift AND auth.ledger_is_closed(p_customer) THEN
    RETURN '{"ok": false, "code": "closed"}';
  END IF;
  INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES (p_key, p_kind, body, jsonb_build_object('by', p_by, 'answer', reply)) RETURNING id INTO moved;
  INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    VALUES (moved, purse, p_amount),
      (moved, (SELECT id FROM auth.ledger_accounts WHERE user_id IS NULL AND kind = source), -p_amount);
  RETURN jsonb_build_object('ok', true, 'answer', reply);
END $$;
--> statement-breakpoint

-- A customer's account for paid money, or for promotional money that ends at a moment; opened when it is
-- first used, unless the customer is gone.
CREATE FUNCTION auth.ledger_purse(p_customer bigint, p_expires timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  gift constant text := 'promotional:' || p_customer || ':' || auth.ledger_time(p_expires);
  purse bigint;
BEGIN
  SELECT id INTO purse FROM auth.ledger_accounts
    WHERE user_id = p_customer AND kind = 'customer_cash' AND p_expires IS NULL
      OR owner_id = p_customer AND kind = gift;
  IF purse IS NOT NULL THEN RETURN purse; END IF;
  -- an erasure that is under way has this row, and one that comes waits for it
  PERFORM FROM auth.users WHERE id = p_customer FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF p_expires IS NULL THEN
    INSERT INTO auth.ledger_accounts (kind, user_id) VALUES ('customer_cash', p_customer)
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO auth.ledger_accounts (kind, owner_id, expires_at)
      VALUES (gift, p_customer, date_trunc('milliseconds', p_expires))
      ON CONFLICT DO NOTHING RETURNING id INTO purse;
    IF purse IS NOT NULL THEN INSERT INTO auth.ledger_balances (account_id) VALUES (purse); END IF;
  END IF;
  SELECT id INTO STRICT purse FROM auth.ledger_accounts
    WHERE user_id = p_customer AND kind = 'customer_cash' AND p_expires IS NULL
      OR owner_id = p_customer AND kind = gift;
  RETURN purse;
END $$;
--> statement-breakpoint

-- Divides an amount in the proportions of some lines, to the paisa. For a greater amount no share is less,
-- and the sum of the lines divides into just these lines.
CREATE FUNCTION auth.ledger_share(p_amount numeric, p_lines bigint[]) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  shares bigint[] := '{}';
  remaining numeric := p_amount;
  total numeric := (SELECT sum(line) FROM unnest(p_lines) line);
BEGIN
  FOR line IN 1 .. cardinality(p_lines) LOOP
    shares := shares || div(remaining * p_lines[line], total)::bigint;
    remaining := remaining - shares[line];
    total := total - p_lines[line];
  END LOOP;
  RETURN shares;
END $$;
--> statement-breakpoint

-- Gives back a part of what was taken, split as it was taken, and takes it from those it was paid to as
-- it was paid: parts add up to what one refund would have been. What a payee no longer has is owed by them.
CREATE FUNCTION auth.ledger_refund(p_key text, p_of text, p_amount bigint, p_kind text, p_by text)
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  body constant text := auth.ledger_body_hash('refund', p_of, p_amount::text, p_kind, p_by);
  origin bigint;
  earlier jsonb;
  taken record;
  paid record;
  before numeric;
  shares bigint[];
  promotional numeric;
  moved bigint;
  reply jsonb;
BEGIN
  PERFORM auth.ledger_check_amount(p_amount);
  -- one refund of a transfer after the other
  SELECT id INTO origin FROM auth.ledger_transfers
    WHERE business_key = p_of AND refund_of IS NULL AND meta ? 'answer' FOR NO KEY UPDATE;
  earlier := auth.ledger_answer_again(p_key, body);
  IF earlier IS NOT NULL THEN RETURN earlier; END IF;
  SELECT array_agg(account.id ORDER BY entry.id) AS accounts, array_agg(-entry.amount ORDER BY entry.id) AS amounts,
      array_agg(account.owner_id IS NOT NULL OR account.kind = 'customer_promotional' ORDER BY entry.id) AS gifts,
      sum(-entry.amount) AS total, max(coalesce(account.user_id, account.owner_id)) AS customer
    INTO taken
    FROM auth.ledger_entries entry JOIN auth.ledger_accounts account ON account.id = entry.account_id
    WHERE entry.transfer_id = origin AND entry.amount < 0 AND account.kind NOT LIKE 'platform%';
  IF taken.accounts IS NULL THEN RETURN '{"ok": false, "code": "no_payment"}'; END IF;
  PERFORM FROM auth.ledger_balances WHERE account_id = ANY (taken.accounts) ORDER BY account_id FOR UPDATE;
  IF taken.customer IS NOT NULL AND NOT EXISTS (SELECT FROM auth.users WHERE id = taken.customer) THEN
    RETURN '{"ok": false, "code": "closed"}';
  END IF;
  SELECT coalesce(sum(entry.amount), 0) INTO before
    FROM auth.ledger_transfers refund JOIN auth.ledger_entries entry ON entry.transfer_id = refund.id
    WHERE refund.refund_of = origin AND entry.amount > 0;
  IF p_amount > taken.total - before THEN
    RETURN jsonb_build_object('ok', false, 'code', 'over', 'most', (taken.total - before)::text);
  END IF;
  shares := auth.ledger_part(before, p_amount, taken.amounts);
  SELECT coalesce(sum(share.amount) FILTER (WHERE share.is_gift), 0) INTO promotional
    FROM unnest(shares, taken.gifts) AS share (amount, is_gift);
  reply := jsonb_build_object('key', p_key, 'cash', (p_amount - promotional)::text,
    'promotional', promotional::text, 'refundable', (taken.total - before - p_amount)::text);
  INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta, refund_of)
    VALUES (p_key, p_kind, body, jsonb_build_object('by', p_by, 'of', p_of, 'answer', reply), origin)
    RETURNING id INTO moved;
  INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    SELECT moved, share.account_id, share.amount
    FROM unnest(taken.accounts, shares) AS share (account_id, amount) WHERE share.amount > 0;
  -- what a payee's debt was paid with counts as paid to the payee
  SELECT array_agg(line.name ORDER BY line.name) AS names, array_agg(line.amount ORDER BY line.name) AS amounts
    INTO paid
    FROM (
      SELECT replace(account.kind, 'owed_by:', 'payee:') COLLATE "C" AS name, sum(entry.amount)::bigint AS amount
      FROM auth.ledger_entries entry JOIN auth.ledger_accounts account ON account.id = entry.account_id
      WHERE entry.transfer_id = origin AND entry.amount > 0 GROUP BY 1
    ) line;
  PERFORM auth.ledger_take_back(moved, paid.names, auth.ledger_part(before, p_amount, paid.amounts));
  RETURN jsonb_build_object('ok', true, 'answer', reply);
END $$;
--> statement-breakpoint

-- How one part of a refund is divided, after the parts before it.
CREATE FUNCTION auth.ledger_part(p_before numeric, p_amount bigint, p_lines bigint[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(after.share - before.share ORDER BY after.place)
  FROM unnest(auth.ledger_share(p_before + p_amount, p_lines)) WITH ORDINALITY AS after (share, place)
  JOIN unnest(auth.ledger_share(p_before, p_lines)) WITH ORDINALITY AS before (share, place) USING (place)
$$;
--> statement-breakpoint

-- The payer's side of a refund.
CREATE FUNCTION auth.ledger_take_back(p_transfer bigint, p_names text[], p_shares bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  line record;
  ready bigint;
  debtor text;
BEGIN
  FOR line IN
    SELECT account.id, account.kind AS name, share.amount
    FROM unnest(p_names, p_shares) AS share (name, amount)
    JOIN auth.ledger_accounts account ON account.user_id IS NULL AND account.kind = share.name
    WHERE share.amount > 0 ORDER BY share.name COLLATE "C"
  LOOP
    ready := line.amount;
    IF line.name LIKE 'payee:%' THEN
      SELECT least(line.amount, balance - held) INTO STRICT ready
        FROM auth.ledger_balances WHERE account_id = line.id FOR UPDATE;
    END IF;
    IF ready > 0 THEN
      INSERT INTO auth.ledger_entries (transfer_id, account_id, amount) VALUES (p_transfer, line.id, -ready);
    END IF;
    IF ready < line.amount THEN
      debtor := 'owed_by' || substr(line.name, 6);
      PERFORM auth.ledger_open(ARRAY[debtor]);
      INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
        SELECT p_transfer, id, ready - line.amount FROM auth.ledger_accounts
        WHERE user_id IS NULL AND kind = debtor;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- Money that leaves for a payee's bank. A withdrawal that fails there is refunded.
CREATE FUNCTION auth.ledger_withdraw(p_key text, p_payee text, p_amount bigint, p_by text)
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  body constant text := auth.ledger_body_hash('withdraw', p_payee, p_amount::text, p_by);
  purse bigint;
  ready bigint;
  earlier jsonb;
  moved bigint;
  reply constant jsonb := jsonb_build_object('key', p_key, 'amount', p_amount::text);
BEGIN
  PERFORM auth.ledger_check_amount(p_amount);
  PERFORM auth.ledger_open(ARRAY[p_payee, 'platform_payouts']);
  SELECT account.id, balance.balance - balance.held INTO STRICT purse, ready
    FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
    WHERE account.user_id IS NULL AND account.kind = p_payee FOR UPDATE OF balance;
  earlier := auth.ledger_answer_again(p_key, body);
  IF earlier IS NOT NULL THEN RETURN earlier; END IF;
  IF ready < p_amount THEN RETURN auth.ledger_insufficient(p_amount, ready); END IF;
  INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES (p_key, 'withdrawal', body, jsonb_build_object('by', p_by, 'answer', reply)) RETURNING id INTO moved;
  INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    VALUES (moved, purse, -p_amount),
      (moved, (SELECT id FROM auth.ledger_accounts WHERE user_id IS NULL AND kind = 'platform_payouts'), p_amount);
  RETURN jsonb_build_object('ok', true, 'answer', reply);
END $$;
--> statement-breakpoint

-- Promotional money goes back to the site: what is not held of the accounts whose day is over, of all
-- customers; or all of one customer's. Answers how many accounts were emptied.
CREATE FUNCTION auth.ledger_end_promotional(p_customer bigint, p_most integer) RETURNS integer LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  gift record;
  moved bigint;
  ended integer := 0;
BEGIN
  PERFORM auth.ledger_open(ARRAY['platform_promotional']);
  FOR gift IN
    SELECT account.id, balance.balance - balance.held AS amount
    FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
    WHERE balance.balance > balance.held AND CASE WHEN p_customer IS NULL THEN account.expires_at <= now()
      ELSE account.owner_id = p_customer OR account.user_id = p_customer AND account.kind = 'customer_promotional' END
    ORDER BY account.id LIMIT p_most FOR UPDATE OF balance SKIP LOCKED
  LOOP
    -- the account may come to life again by a refund, and end again
    INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
      SELECT 'promotional-ended ' || gift.id || ' ' || max(id), 'promotional_ended', '', '{}'
      FROM auth.ledger_entries WHERE account_id = gift.id
      RETURNING id INTO moved;
    INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
      VALUES (moved, gift.id, -gift.amount),
        (moved, (SELECT id FROM auth.ledger_accounts WHERE user_id IS NULL AND kind = 'platform_promotional'), gift.amount);
    ended := ended + 1;
  END LOOP;
  RETURN ended;
END $$;
