/** What `jyotish help` prints. */
export const usage = `jyotish <command> [options]

Commands
  chart      --utc | --date --time --tz    --lat --lon | --place
  panchang   --date                        --lat --lon --tz | --place
  match      --boy --girl                  each an instant, or the Moon's sidereal longitude
  festivals  --year                        --lat --lon --tz | --place
  transits   --year | --from --until       over a birth chart with the options of chart
  batch      one JSON request a line on standard input, one JSON answer a line, in order

Options
  --utc 1990-04-15T09:00:00Z    an ISO 8601 instant, with Z or an offset
  --date 1990-04-15 --time 14:30 --tz Asia/Kolkata
                                without a time, the chart leaves out what depends on it
  --occurrence earlier|later    when the clocks showed the time twice
  --clock zone|no-war-time|calcutta|bombay|madras|local-mean
  --lat 12.97 --lon 77.59       degrees, north and east positive
  --place Bengaluru             a place, its zone with it; also "Delhi, US", a PIN, "25.61, 85.14"
  --ayanamsa lahiri|true-chitra|raman|kp|yukteshwar|fagan-bradley|tropical
  --node mean|true
  --houses whole-sign|equal|placidus|sripati|kp
  --dasha-year savana|julian|sidereal|tropical
  --sunrise upper-limb|centre|hindu|fixed
  --moonrise geometric-centre|upper-limb
  --json                        JSON instead of tables
`;
