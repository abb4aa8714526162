/** Where city and clock are chosen, without language prefix; forms anywhere post to it. */
export const preferencesPath = '/preferences';
