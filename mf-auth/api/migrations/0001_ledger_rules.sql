-- What the ledger promises, kept by the database itself whatever code writes to it.

CREATE FUNCTION auth.refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON auth.ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON auth.ledger_entries
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_no_truncate BEFORE TRUNCATE ON auth.ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON auth.ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_holds_kept BEFORE DELETE ON auth.ledger_holds
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint

-- A customer account is born with its balance row.
CREATE FUNCTION auth.open_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NOT NULL THEN
    INSERT INTO auth.ledger_balances (account_id) VALUES (NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_open AFTER INSERT ON auth.ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION auth.open_ledger_balance();
--> statement-breakpoint

-- Every entry moves its customer's balance in the same statement, so a balance is always the sum of
-- its entries. TL001: not enough available money.
CREATE FUNCTION auth.apply_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transfer is complete when it is committed: nobody adds a balanced pair to it later.
  IF NOT EXISTS (
    SELECT 1 FROM auth.ledger_transfers WHERE id = NEW.transfer_id AND created_at = now()
  ) THEN
    RAISE EXCEPTION 'transfer % is closed', NEW.transfer_id USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE auth.ledger_balances SET balance = balance + NEW.amount
    WHERE account_id = NEW.account_id AND balance + NEW.amount >= held;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM auth.ledger_balances WHERE account_id = NEW.account_id) THEN
    RAISE EXCEPTION 'account % has not enough available', NEW.account_id USING ERRCODE = 'TL001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_apply BEFORE INSERT ON auth.ledger_entries
  FOR EACH ROW EXECUTE FUNCTION auth.apply_ledger_entry();
--> statement-breakpoint

-- The entries of a transfer sum to zero, and there are some. TL002 otherwise, at commit.
CREATE FUNCTION auth.check_ledger_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transfer bigint;
  total numeric;
  lines bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_transfers' THEN transfer := NEW.id; ELSE transfer := NEW.transfer_id; END IF;
  SELECT coalesce(sum(amount), 0), count(*) INTO total, lines
    FROM auth.ledger_entries WHERE transfer_id = transfer;
  IF total <> 0 OR lines < 2 THEN
    RAISE EXCEPTION 'transfer % has % entries that sum to %', transfer, lines, total
      USING ERRCODE = 'TL002';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_balanced AFTER INSERT ON auth.ledger_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION auth.check_ledger_transfer();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON auth.ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION auth.check_ledger_transfer();
--> statement-breakpoint

-- A hold reserves when it is made and frees when it is resolved, exactly once.
CREATE FUNCTION auth.apply_ledger_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'open' THEN
      RAISE EXCEPTION 'a hold starts open' USING ERRCODE = 'restrict_violation';
    END IF;
    UPDATE auth.ledger_balances SET held = held + NEW.amount
      WHERE account_id = NEW.account_id AND balance - held >= NEW.amount;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'account % has not enough available', NEW.account_id USING ERRCODE = 'TL001';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'open' OR NEW.state = 'open' OR NEW.amount <> OLD.amount
    OR NEW.account_id <> OLD.account_id OR NEW.business_key <> OLD.business_key THEN
    RAISE EXCEPTION 'a hold is resolved once and never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE auth.ledger_balances SET held = held - OLD.amount WHERE account_id = OLD.account_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_holds_apply BEFORE INSERT OR UPDATE ON auth.ledger_holds
  FOR EACH ROW EXECUTE FUNCTION auth.apply_ledger_hold();
