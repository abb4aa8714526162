-- Prices and changes of stock are history: a correction is a new row, whatever code writes it.
CREATE FUNCTION commerce.keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_append_only BEFORE UPDATE OR DELETE ON commerce.prices
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
--> statement-breakpoint
CREATE TRIGGER stock_moves_append_only BEFORE UPDATE OR DELETE ON commerce.stock_moves
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
