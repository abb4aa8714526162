-- What was moved is never rewritten.
CREATE TRIGGER payment_moves_append_only BEFORE UPDATE OR DELETE ON auth.payment_moves
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_ledger_change();
--> statement-breakpoint

-- A payment says for ever whom it asked for what.
CREATE FUNCTION auth.keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reference <> OLD.reference OR NEW.customer_id <> OLD.customer_id OR NEW.amount <> OLD.amount
    OR NEW.token <> OLD.token OR OLD.state IN ('paid', 'closed') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'payment % can not change like that', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE UPDATE ON auth.payments
  FOR EACH ROW EXECUTE FUNCTION auth.keep_payment();
--> statement-breakpoint

-- One payment at the provider is one transfer, and stays one: what was captured or credited is not undone.
CREATE FUNCTION auth.keep_provider_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.payment_id <> OLD.payment_id OR NEW.amount <> OLD.amount OR NEW.customer_id <> OLD.customer_id
    OR OLD.state = 'captured' AND NEW.state <> 'captured' OR OLD.is_credited AND NOT NEW.is_credited THEN
    RAISE EXCEPTION 'provider payment % can not change like that', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER provider_payments_kept BEFORE UPDATE ON auth.provider_payments
  FOR EACH ROW EXECUTE FUNCTION auth.keep_provider_payment();
