/** Where the server gives pages more time than usual, their scripts have as much: on a machine that is busy. */
const given = Number(document.documentElement.dataset.timeLimit ?? 0);

/** Milliseconds in which a release's code has to come. */
export const LOAD_LIMIT_MS = Math.max(8_000, given);
/** Milliseconds in which a release has to show its page. */
export const MOUNT_LIMIT_MS = Math.max(12_000, given);
