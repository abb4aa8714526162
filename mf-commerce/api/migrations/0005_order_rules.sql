-- How orders, parcels and returns went is history; so are the rates of delivery.
CREATE TRIGGER order_moves_append_only BEFORE UPDATE OR DELETE ON commerce.order_moves
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
--> statement-breakpoint
CREATE TRIGGER shipment_moves_append_only BEFORE UPDATE OR DELETE ON commerce.shipment_moves
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
--> statement-breakpoint
CREATE TRIGGER return_moves_append_only BEFORE UPDATE OR DELETE ON commerce.return_moves
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
--> statement-breakpoint
CREATE TRIGGER delivery_rates_append_only BEFORE UPDATE OR DELETE ON commerce.delivery_rates
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
--> statement-breakpoint
CREATE TRIGGER pin_zones_append_only BEFORE UPDATE OR DELETE ON commerce.pin_zones
  FOR EACH ROW EXECUTE FUNCTION commerce.keep_history();
