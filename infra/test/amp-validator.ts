import { getInstance } from 'amphtml-validator';

let validator: ReturnType<typeof getInstance> | null = null;

/** What AMP's own validator has against a document, as lines for people; none when it is valid. */
export async function findAmpErrors(html: string): Promise<string[]> {
  // the rules as next ships them, for the validator itself would load them from AMP's servers
  validator ??= getInstance(
    require.resolve('next/dist/compiled/amphtml-validator/validator_wasm.js'),
  );
  const { status, errors } = (await validator).validateString(html);
  const lines = errors.map(({ severity, line, col, message }) =>
    `${severity} ${line}:${col} ${message}`.trim(),
  );
  return status === 'PASS' && lines.length === 0 ? [] : [status, ...lines];
}
