import classes from './explained.module.css';

/** A plain sentence about what is shown, for those who want it. */
export function Explained({ title, text }: { title: string; text: string }) {
  return (
    <details className={classes.explained}>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  );
}
