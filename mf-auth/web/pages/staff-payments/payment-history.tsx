import type { PaymentRecord } from 'shared/contracts/staff-payments';
import { writeMoment } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Panel } from 'shared/ui/admin/admin-page';
import { text } from './text';

/** What happened to one payment, and what the provider sent of it. */
export function PaymentHistory({ payment, lang }: { payment: PaymentRecord; lang: Lang }) {
  const words = text[lang];
  const face = useClockFace(lang);
  return (
    <>
      <Panel title={words.moves}>
        <ol>
          {payment.moves.map(({ from, to, who, why, at }) => (
            <li key={`${from} ${to} ${at}`}>
              {writeMoment(at, face)}: {from} → {to}, {who}: {why}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={words.events}>
        {payment.events.map(({ kind, at, outcome, body }) => (
          <details key={kind + at}>
            <summary>
              {writeMoment(at, face)}: {kind} ({outcome ?? '…'})
            </summary>
            <pre>{body}</pre>
          </details>
        ))}
      </Panel>
    </>
  );
}
