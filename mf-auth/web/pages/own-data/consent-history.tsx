import type { ConsentRecord } from 'shared/contracts/auth-consent';
import { writeMoment } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import classes from './own-data.module.css';
import { text } from './text';

/** Every line of the ledger, newest first. */
export function ConsentHistory({ history, lang }: { history: ConsentRecord[]; lang: Lang }) {
  const words = text[lang];
  const face = useClockFace(lang);
  const { head } = words;
  if (history.length === 0) return null;
  return (
    <details className={classes.history}>
      <summary>{words.history}</summary>
      <WideTable label={words.history}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[head.at, head.purpose, head.action, head.source, head.version, head.lang].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {history.map((line) => (
              <tr key={`${line.at}${line.purpose}${line.action}`}>
                <td>{writeMoment(line.at, face)}</td>
                <th scope="row">{words.purposes[line.purpose].name}</th>
                <td>{line.action === 'given' ? words.isGiven : words.isWithdrawn}</td>
                <td>{words.sources[line.source]}</td>
                <td>{formatDate(line.version, lang, { dateStyle: 'medium' })}</td>
                <td>{words.langs[line.lang]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}
