import type { StaffProposal } from 'shared/contracts/staff-proposals';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable } from 'shared/ui/admin/data-table';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Notice } from 'shared/ui/notice';
import { nameProposal, nameSubject } from '../../staff/staff-words';
import { Decision } from './decision';
import type { OverviewData } from './load';
import classes from './staff-overview.module.css';
import { text } from './text';

/** The first page of the back office: what waits. */
export default function OverviewPage({ data, lang }: PageProps<OverviewData>) {
  const words = text[lang];
  const face = useClockFace(lang);
  const { proposals, waiting, problem } = data;
  const path = localPath(lang, '/admin');
  const counts = [
    [words.erasures, waiting?.erasures],
    [words.invitations, waiting?.invitations],
  ] as const;
  const shown = counts.filter(([, count]) => typeof count === 'number');
  const what = ({ kind, subject }: StaffProposal) =>
    `${nameProposal(kind, lang)} ${nameSubject(subject, lang)}`;
  return (
    <AdminPage title={words.greeting(data.name)} lead={words.lead}>
      <ProblemNotice problem={problem} lang={lang} />
      {data.isDone && <Notice tone="success">{words.done}</Notice>}
      <Panel title={words.proposals} lead={words.proposalsLead}>
        <DataTable
          label={words.proposals}
          lang={lang}
          path={path}
          rows={proposals}
          keyOf={({ id }) => id}
          empty={words.noProposals}
          columns={[
            { key: 'what', label: words.what, show: what },
            {
              key: 'why',
              label: words.why,
              show: ({ why }) => <span className={classes.why}>{why}</span>,
            },
            { key: 'by', label: words.by, show: ({ made_by }) => made_by },
            { key: 'since', label: words.since, show: ({ made_at }) => writeMoment(made_at, face) },
            {
              key: 'decide',
              label: words.decide,
              show: (proposal) => (
                <Decision
                  proposal={proposal}
                  what={what(proposal)}
                  problem={data.refused === proposal.id ? problem : null}
                  lang={lang}
                  path={path}
                />
              ),
            },
          ]}
        />
      </Panel>
      {shown.length > 0 && (
        <Panel title={words.counts}>
          <dl className={classes.counts}>
            {shown.map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </AdminPage>
  );
}
