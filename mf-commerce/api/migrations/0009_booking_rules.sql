-- Two bookings that are held or booked never share a seat at the same time, whatever is sent at once.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "commerce"."bookings" ADD CONSTRAINT "one_seat_one_booking"
  EXCLUDE USING gist (temple_id WITH =, seat WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status IN ('held', 'booked', 'scheduled', 'performed'));
