import type { Numerology } from 'shared/contracts/astro-calculators';
import { WideTable } from 'shared/ui/wide-table';
import classes from './numerology-result.module.css';
import type { NumerologyText } from './text';

const systems = ['chaldean', 'pythagorean'] as const;

/** The letters of the name with their values in both systems. */
export function LetterTable({ numbers, text }: { numbers: Numerology; text: NumerologyText }) {
  const { letters } = numbers.chaldean;
  return (
    <WideTable label={text.letters}>
      <table className={classes.letters}>
        <thead>
          <tr>
            <th scope="col">{text.system}</th>
            {letters.map(({ letter }, index) => (
              <th key={index} scope="col" lang="en">
                {letter}
              </th>
            ))}
            <th scope="col">{text.sum}</th>
          </tr>
        </thead>
        <tbody>
          {systems.map((system) => (
            <tr key={system}>
              <th scope="row">{text.systems[system]}</th>
              {numbers[system].letters.map(({ value }, index) => (
                <td key={index}>{value}</td>
              ))}
              <td className={classes.sum}>{numbers[system].sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
