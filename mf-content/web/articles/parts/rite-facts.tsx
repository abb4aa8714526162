import type { FullDetails } from 'shared/contracts/content-details';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import classes from './rite-facts.module.css';

interface RiteFactsProps {
  rite: Pick<FullDetails<'festival'>, 'deity'> &
    Partial<Pick<FullDetails<'festival'>, 'regions'> & Pick<FullDetails<'vrat'>, 'frequency'>>;
  lang: Lang;
}

/** Who is worshipped, and where or how often. */
export function RiteFacts({ rite: { deity, regions, frequency }, lang }: RiteFactsProps) {
  const t = text[lang];
  const facts = [
    [t.deity, deity],
    ...(regions ? [[t.regions, regions.join(', ')]] : []),
    ...(frequency ? [[t.often, t.frequency[frequency]]] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
