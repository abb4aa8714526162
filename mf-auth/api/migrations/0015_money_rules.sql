-- What limits and times are in force; later ones are further rows, never changed ones. Amounts are paise.
INSERT INTO auth.money_rules (name, valid_from, value) VALUES
  ('recharge', '2026-11-01T00:00:00+05:30',
    '{"least": "5000", "most": "5000000", "suggested": ["10000", "20000", "50000", "100000", "200000"]}'),
  ('refund', '2026-11-01T00:00:00+05:30',
    '{"source_days": 180, "automatic_most": "500000", "working_days": 7}')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER money_rules_append_only BEFORE UPDATE OR DELETE ON auth.money_rules
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint

-- Sets paid money aside that goes back to where it came from: promotional money never leaves.
CREATE FUNCTION auth.ledger_hold_cash(p_key text, p_customer bigint, p_amount bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  purse bigint;
  available bigint;
BEGIN
  PERFORM auth.ledger_check_amount(p_amount);
  SELECT account.id, balance.balance - balance.held INTO purse, available
    FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
    WHERE account.user_id = p_customer AND account.kind = 'customer_cash' FOR UPDATE OF balance;
  IF purse IS NULL OR available < p_amount THEN RETURN false; END IF;
  INSERT INTO auth.ledger_holds (business_key, account_id, amount, expires_at, body_hash, answer)
    VALUES (p_key, purse, p_amount, now() + interval '100 years', 'cash', '{}');
  RETURN true;
END $$;
--> statement-breakpoint

-- A refund is never more than its payment has left, and says for ever of whom and how much it is.
CREATE FUNCTION auth.keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount <> OLD.amount OR NEW.customer_id <> OLD.customer_id OR NEW.request_key <> OLD.request_key
    OR OLD.state IN ('processed', 'refused') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'refund % can not change like that', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_kept BEFORE UPDATE ON auth.refunds
  FOR EACH ROW EXECUTE FUNCTION auth.keep_refund();
