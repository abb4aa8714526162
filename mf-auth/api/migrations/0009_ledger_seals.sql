-- The hash chain of the audit trail. Transfers are sealed after they are written, so that no writer waits
-- for another. Whoever inserts a seal only says of which transfer: the database does the rest.

-- All that is known of a transfer, with the seal before it.
CREATE FUNCTION auth.ledger_seal_hash(p_previous text, p_seq bigint, p_sealed_at timestamptz, p_transfer bigint)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
      p_previous, p_seq, extract(epoch FROM p_sealed_at),
      transfer.id, transfer.business_key, transfer.kind, transfer.body_hash, transfer.meta,
      transfer.refund_of, extract(epoch FROM transfer.created_at),
      (SELECT jsonb_agg(jsonb_build_array(entry.id, entry.amount, account.id, account.kind, account.user_id,
          account.owner_id, extract(epoch FROM account.expires_at)) ORDER BY entry.id)
        FROM auth.ledger_entries entry JOIN auth.ledger_accounts account ON account.id = entry.account_id
        WHERE entry.transfer_id = transfer.id)
    )::text, 'UTF8')), 'hex')
  FROM auth.ledger_transfers transfer WHERE transfer.id = p_transfer
$$;
--> statement-breakpoint

CREATE FUNCTION auth.make_ledger_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  SELECT seq, hash INTO last FROM auth.ledger_seals ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, 0) + 1;
  NEW.previous := coalesce(last.hash, '');
  NEW.sealed_at := clock_timestamp();
  NEW.hash := auth.ledger_seal_hash(NEW.previous, NEW.seq, NEW.sealed_at, NEW.transfer_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_seals_make BEFORE INSERT ON auth.ledger_seals
  FOR EACH ROW EXECUTE FUNCTION auth.make_ledger_seal();
--> statement-breakpoint
CREATE TRIGGER ledger_seals_append_only BEFORE UPDATE OR DELETE ON auth.ledger_seals
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_seals_no_truncate BEFORE TRUNCATE ON auth.ledger_seals
  FOR EACH STATEMENT EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint

-- Seals the oldest transfers that have no seal, and answers how many. Two at once: one fails with 23505.
CREATE FUNCTION auth.ledger_seal(p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  INSERT INTO auth.ledger_seals (seq, transfer_id, previous, hash)
    SELECT 0, transfer.id, '', '' FROM auth.ledger_transfers transfer
    -- no transaction lives for an hour: what is older than the seals of then was sealed with them
    WHERE transfer.id > coalesce((SELECT seal.transfer_id FROM auth.ledger_seals seal
        WHERE seal.sealed_at < now() - interval '1 hour' ORDER BY seal.seq DESC LIMIT 1), 0)
      AND NOT EXISTS (SELECT FROM auth.ledger_seals seal WHERE seal.transfer_id = transfer.id)
    ORDER BY transfer.id LIMIT p_most;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;
--> statement-breakpoint

-- What is wrong with the ledger: nothing, when no row comes back.
--   changed   a transfer, its entries, their accounts or its seal are not as they were sealed
--   removed   a sealed transfer is gone
--   chain     a seal doesn't follow the one before it: one was changed, removed, inserted or moved
--   inserted  a transfer was slipped in among others that had been sealed, or is dated before them
--   sums      entries that don't sum to zero, or a refund of more than was taken
--   balance   a balance is not the sum of its entries, or what is held not that of its open holds
CREATE FUNCTION auth.ledger_verify() RETURNS TABLE (what text, transfer bigint, detail text)
LANGUAGE sql STABLE AS $$
  WITH seals AS MATERIALIZED (
    SELECT seal.*, lag(seal.seq, 1, 0::bigint) OVER turn AS seq_before, lag(seal.hash, 1, '') OVER turn AS hash_before,
      auth.ledger_seal_hash(seal.previous, seal.seq, seal.sealed_at, seal.transfer_id) AS computed
    FROM auth.ledger_seals seal WINDOW turn AS (ORDER BY seal.seq)
  ), lines AS MATERIALIZED (
    SELECT transfer.id, transfer.created_at, seals.seq,
      -- one that has no seal yet is judged as if it got one now
      max(transfer.id) OVER (ORDER BY coalesce(seals.seq, 9223372036854775807), transfer.id
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS highest,
      max(transfer.created_at) OVER (ORDER BY transfer.id
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS latest
    FROM auth.ledger_transfers transfer LEFT JOIN seals ON seals.transfer_id = transfer.id
  )
  SELECT CASE WHEN computed IS NULL THEN 'removed' ELSE 'changed' END, transfer_id, 'seal ' || seq
    FROM seals WHERE hash IS DISTINCT FROM computed
  UNION ALL
  SELECT 'chain', transfer_id, 'seal ' || seq FROM seals
    WHERE seq <> seq_before + 1 OR previous <> hash_before
  UNION ALL
  -- a number is drawn after its transaction began and before any higher one was sealed, and a transaction
  -- lives for seconds
  SELECT 'inserted', lines.id, 'dated ' || auth.ledger_time(lines.created_at) FROM lines
    WHERE lines.created_at < lines.latest - interval '10 minutes'
      OR lines.id < lines.highest AND EXISTS (
        SELECT FROM seals later WHERE later.transfer_id > lines.id
          AND later.seq < coalesce(lines.seq, 9223372036854775807)
          AND lines.created_at NOT BETWEEN later.sealed_at - interval '10 minutes' AND later.sealed_at)
  UNION ALL
  SELECT 'sums', transfer.id, 'the entries sum to ' || coalesce(sum(entry.amount), 0)
    FROM auth.ledger_transfers transfer LEFT JOIN auth.ledger_entries entry ON entry.transfer_id = transfer.id
    GROUP BY transfer.id HAVING coalesce(sum(entry.amount), 0) <> 0 OR count(*) < 2
  UNION ALL
  SELECT 'sums', refund.refund_of, 'more was refunded than taken'
    FROM auth.ledger_transfers refund JOIN auth.ledger_entries entry ON entry.transfer_id = refund.id
    WHERE refund.refund_of IS NOT NULL AND entry.amount > 0 GROUP BY refund.refund_of
    HAVING sum(entry.amount) > (
      SELECT coalesce(-sum(taken.amount), 0) FROM auth.ledger_entries taken
      WHERE taken.transfer_id = refund.refund_of AND taken.amount < 0)
  UNION ALL
  SELECT 'balance', NULL, 'account ' || balance.account_id
    FROM auth.ledger_balances balance
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM auth.ledger_entries GROUP BY 1) entries USING (account_id)
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM auth.ledger_holds WHERE state = 'open' GROUP BY 1) holds
      USING (account_id)
    WHERE balance.balance <> coalesce(entries.total, 0) OR balance.held <> coalesce(holds.total, 0)
$$;
