import classes from './recovery-codes.module.css';

/** Recovery codes, to be printed or copied. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={classes.codes} translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
