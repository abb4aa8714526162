-- What the trail of staff promises, kept by the database itself whatever code writes to it.

INSERT INTO auth.staff_audit_head (place, length, hash) VALUES (1, 0, '');
--> statement-breakpoint

-- The hash of a line: SHA-256 over the hash before it and the line as JSON, whose keys PostgreSQL sorts.
CREATE FUNCTION auth.hash_staff_audit(line auth.staff_audit) RETURNS text
LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
  SELECT encode(sha256(convert_to(
    line.previous_hash || (to_jsonb(line) - 'previous_hash' - 'hash')::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint

-- A line gets its number, its time and its place in the chain here: numbers have no gaps, and who writes
-- a line holds the end of the chain until the transaction ends.
CREATE FUNCTION auth.chain_staff_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head auth.staff_audit_head;
BEGIN
  SELECT * INTO STRICT head FROM auth.staff_audit_head WHERE place = 1 FOR UPDATE;
  NEW.id := head.length + 1;
  NEW.at := clock_timestamp();
  NEW.previous_hash := head.hash;
  NEW.hash := auth.hash_staff_audit(NEW);
  UPDATE auth.staff_audit_head SET length = NEW.id, hash = NEW.hash WHERE place = 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_audit_chain BEFORE INSERT ON auth.staff_audit
  FOR EACH ROW EXECUTE FUNCTION auth.chain_staff_audit();
--> statement-breakpoint

CREATE FUNCTION auth.refuse_staff_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- the chain's own trigger moves its end on
  IF TG_TABLE_NAME = 'staff_audit_head' AND TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the trail of staff is append-only: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_audit_append_only BEFORE UPDATE OR DELETE ON auth.staff_audit
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_staff_audit_change();
--> statement-breakpoint
CREATE TRIGGER staff_audit_no_truncate BEFORE TRUNCATE ON auth.staff_audit
  FOR EACH STATEMENT EXECUTE FUNCTION auth.refuse_staff_audit_change();
--> statement-breakpoint
CREATE TRIGGER staff_audit_head_kept BEFORE INSERT OR UPDATE OR DELETE ON auth.staff_audit_head
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_staff_audit_change();
--> statement-breakpoint
CREATE TRIGGER staff_audit_head_no_truncate BEFORE TRUNCATE ON auth.staff_audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION auth.refuse_staff_audit_change();
--> statement-breakpoint

-- The last owner stays one. Of two transactions that each take one of the last two, one waits for the
-- other at the end of the chain, and then sees what it left.
CREATE FUNCTION auth.keep_last_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM auth.staff_audit_head WHERE place = 1 FOR UPDATE;
  IF NOT EXISTS (
    SELECT FROM auth.staff_roles JOIN auth.staff ON staff.id = staff_roles.staff_id
    WHERE staff_roles.role = 'owner' AND staff.ended_at IS NULL
  ) THEN
    RAISE EXCEPTION 'somebody has to stay an owner' USING ERRCODE = 'TS001';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_roles_last_owner AFTER UPDATE OR DELETE ON auth.staff_roles
  FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION auth.keep_last_owner();
--> statement-breakpoint
CREATE TRIGGER staff_last_owner AFTER UPDATE ON auth.staff
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION auth.keep_last_owner();
