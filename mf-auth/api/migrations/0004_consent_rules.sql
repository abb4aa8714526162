-- What the consent ledger promises, kept by the database itself whatever code writes to it.

-- A line is never changed. Erasing an account takes the customer's id out of its lines; three years
-- after a line that names nobody any more, when no claim can rest on it, it may be deleted.
CREATE FUNCTION auth.keep_consent_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'consents' THEN
    IF NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' AND OLD.at < now() - interval '3 years'
    AND to_jsonb(OLD) ->> 'user_id' IS NULL THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the consent ledger is append-only: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON auth.consents
  FOR EACH ROW EXECUTE FUNCTION auth.keep_consent_line();
--> statement-breakpoint
CREATE TRIGGER data_requests_append_only BEFORE UPDATE OR DELETE ON auth.data_requests
  FOR EACH ROW EXECUTE FUNCTION auth.keep_consent_line();
--> statement-breakpoint
CREATE TRIGGER consents_no_truncate BEFORE TRUNCATE ON auth.consents
  FOR EACH STATEMENT EXECUTE FUNCTION auth.keep_consent_line();
--> statement-breakpoint
CREATE TRIGGER data_requests_no_truncate BEFORE TRUNCATE ON auth.data_requests
  FOR EACH STATEMENT EXECUTE FUNCTION auth.keep_consent_line();
