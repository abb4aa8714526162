const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * One e-mail address as far as its letters tell: an addr-spec of RFC 5322 with a plain local part of at
 * most 64 characters and a domain of at least two labels, 254 characters in all. Lists, groups, names,
 * comments, quoted parts, spaces and line ends don't match. Whether it exists, only a mail can tell.
 */
export const emailPattern = new RegExp(
  `^(?=.{6,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[^.]*[A-Za-z])${label}$`,
);
