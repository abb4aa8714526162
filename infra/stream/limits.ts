/** What one socket, its owner and the process may have. */
export const limits = {
  /** Bytes of a frame; a larger one ends its socket. */
  frameBytes: 16 * 1024,
  /** Frames at once, and then each second. */
  frames: { atOnce: 60, eachSecond: 20 },
  /** Calls and follows of one socket that wait for their answers. */
  inHand: 8,
  /** Frames of one socket that could not be read. */
  malformed: 20,
  topics: 50,
  topicLength: 100,
  /** Bytes that a reader may leave unread. */
  unreadBytes: 1024 * 1024,
  /** Sockets of one session, or of one browser that is not signed in. */
  socketsOfOne: 20,
  /** Sockets of one network; whole mobile networks share a few addresses. */
  socketsOfNetwork: 1_000,
  sockets: 20_000,
  /** Milliseconds after which one that answers no ping goes. */
  pingMs: 30_000,
  /** How often sessions are looked at, in milliseconds. */
  sessionsMs: 30_000,
  /** How often followed topics are looked at, whatever the bus has told, in milliseconds. */
  lookMs: 3_000,
};

/** The limits; those of a test are smaller. */
export type StreamLimits = typeof limits;
