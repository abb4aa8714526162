/**
 * Every version of a policy: its date, and the hash of its words in both languages. A change of the words is a
 * new version with a date of its own, which those who agreed to the last one are told of.
 */
export const policyVersions: Record<string, Record<string, string>> = {
  '/terms-and-conditions': { '2026-11-22': 'cfeabae97dfd2802' },
  '/privacy-policy': { '2026-11-22': '5dcecf98e395f6de' },
  '/refund-policy': { '2026-11-22': 'f44342c31e2bf874' },
  '/astrologer-terms-and-condition': { '2026-11-22': 'dad933d176c3b549' },
};
