/** When a release on trial counts as worse than the default. Documented in README.md and shown at /ops. */
export const trial = {
  /** Answers are compared over the last seconds, for a sudden fault and for a slow one. */
  windows: [15, 600],
  /** Fewer answers say nothing. */
  answers: { canary: 8, default: 20 },
  /** Fewer failures are an accident. */
  failures: 5,
  /** How many standard errors the shares must differ by: by chance less than once in 30,000. */
  z: 4,
  slow: {
    answers: 40,
    /** Slow is what takes longer than this many times the default's 95th percentile, … */
    times: 2,
    /** … but at least these seconds. */
    seconds: 0.25,
    /** The share of the trial's answers that must be slow. */
    share: 0.25,
    /** The first answers of a new process are slow: so many seconds of them don't count. */
    warmUp: 10,
  },
} as const;

/** So many ends of its process within so many seconds, and a release is taken back. */
export const crashing = { ends: 3, seconds: 60 } as const;

/** Ends of so many other remotes in that time are the machine's fault, not a release's. */
export const MACHINE_TROUBLE = 2;

/** Seconds in which only one release of a remote is taken back: a fault that stays isn't the release's. */
export const REST_AFTER_WITHDRAWAL = 600;

/** When what browsers tell of a release on trial takes it back. */
export const browsers = {
  seconds: 600,
  /** Networks (/24, or /48 of IPv6) that must have told of a failure: a stranger has one or two. */
  neighbourhoods: 10,
  /** … and their number beside the release's answers. */
  share: 0.01,
  z: 4,
} as const;
