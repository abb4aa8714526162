import type { ReactNode } from 'react';

interface FactListProps {
  /** Terms, each once, with what is true of them. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Lays the pairs out; each is a `div` with its `dt` and `dd`. */
  className?: string | undefined;
}

/** What is known of something, as pairs of a term and its value. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
