/** A file of a data folder in which a restore was begun and not finished. */
export const UNFINISHED_RESTORE = 'restore-unfinished';
