import type { FullDetails } from 'shared/contracts/content-details';
import type { Lang } from 'shared/remote-kit/page';
import { FactList } from 'shared/ui/fact-list';
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
  const facts: [term: string, value: string][] = [[t.deity, deity]];
  if (regions) facts.push([t.regions, regions.join(', ')]);
  if (frequency) facts.push([t.often, t.frequency[frequency]]);
  return <FactList className={classes.facts} facts={facts} />;
}
