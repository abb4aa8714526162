import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import classes from './kundli-chart.module.css';

const words = {
  en: { legend: 'Chart style', north: 'North', south: 'South', east: 'East' },
  hi: { legend: 'कुंडली की शैली', north: 'उत्तर', south: 'दक्षिण', east: 'पूर्व' },
};

/** Charts with a switch between the North, South and East Indian drawing; needs no script. */
export function ChartStyles({ lang, children }: { lang: Lang; children: ReactNode }) {
  const name = useId();
  return (
    <div className={classes.styles}>
      <fieldset className={classes.switch}>
        <legend>{words[lang].legend}</legend>
        {(['north', 'south', 'east'] as const).map((style) => (
          <label key={style}>
            <input type="radio" name={name} value={style} defaultChecked={style === 'north'} />
            <span>{words[lang][style]}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.charts}>{children}</div>
    </div>
  );
}
