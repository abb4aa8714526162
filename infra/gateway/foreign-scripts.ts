/**
 * Whether a policy lets scripts of elsewhere run where the site's cookies and storage are. Such a
 * document has to be sandboxed without `allow-same-origin`: its scripts then belong to no origin.
 * @param policy value of `content-security-policy`
 */
export function letsForeignScriptsIn(policy: string): boolean {
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...values] = rule.trim().toLowerCase().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const sandbox = rules.get('sandbox');
  if (sandbox && !sandbox.includes('allow-same-origin')) return false;
  const allowed = ['script-src', 'script-src-elem', 'script-src-attr', 'worker-src'].map(
    (name) => rules.get(name) ?? rules.get('default-src') ?? ['*'],
  );
  return allowed.flat().some((source) => !OWN.test(source));
}

/** Sources that name nobody else: the site, what carries its nonce or hash, nothing. */
const OWN = /^'(self|none|strict-dynamic|report-sample|(nonce|sha256|sha384|sha512)-.+)'$/;
