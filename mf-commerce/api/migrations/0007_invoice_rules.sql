-- A paper that was issued says the same for ever. Only its customer's number goes, when the account is
-- erased, and its lines count what credit notes gave back, which can only grow.
CREATE FUNCTION commerce.keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.customer_id IS NULL THEN
    NEW.customer_id := OLD.customer_id;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      NEW.customer_id := NULL;
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON commerce.invoices
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_invoice();
--> statement-breakpoint
CREATE FUNCTION commerce.keep_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said commerce.invoice_lines;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.credited_quantity >= OLD.credited_quantity
    AND NEW.credited_value_paise >= OLD.credited_value_paise
    AND NEW.credited_tax_paise >= OLD.credited_tax_paise THEN
    said := NEW;
    said.credited_quantity := OLD.credited_quantity;
    said.credited_value_paise := OLD.credited_value_paise;
    said.credited_tax_paise := OLD.credited_tax_paise;
    IF said IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE ON commerce.invoice_lines
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_invoice_line();
--> statement-breakpoint
CREATE FUNCTION commerce.keep_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.last NOT IN (OLD.last, OLD.last + 1) THEN
    RAISE EXCEPTION 'a series goes on by one: % refused', TG_OP
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_series_goes_on BEFORE UPDATE OR DELETE ON commerce.invoice_series
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_series();
--> statement-breakpoint
CREATE TRIGGER tax_rates_append_only BEFORE UPDATE OR DELETE ON commerce.tax_rates
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
