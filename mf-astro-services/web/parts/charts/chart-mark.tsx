import type { Lang } from 'shared/remote-kit/page';
import type { GrahaKey } from '../../../model/graha-names';
import { grahaNames } from '../../../model/graha-names';
import classes from './north-indian-chart.module.css';

interface ChartMarkProps {
  mark: { key: string; x: number; y: number };
  lang: Lang;
  isRetrograde: boolean;
}

const lagnaMarks = { en: 'La', hi: 'ल' };

/** A graha, or the lagna, in the drawing of a chart. */
export function ChartMark({ mark, lang, isRetrograde }: ChartMarkProps) {
  const isLagna = mark.key === 'lagna';
  return (
    <text className={isLagna ? classes.lagna : classes.graha} x={mark.x} y={mark.y}>
      {isLagna ? lagnaMarks[lang] : grahaNames[lang][mark.key as GrahaKey][1]}
      {isRetrograde && <tspan className={classes.retrograde}>℞</tspan>}
    </text>
  );
}
