import type { StaffProposal } from 'shared/contracts/staff-proposals';
import type { Lang } from 'shared/remote-kit/page';
import type { StaffFormProblem } from 'shared/remote-kit/staff-form';
import { Confirm } from 'shared/ui/admin/confirm';
import { FactorField } from 'shared/ui/admin/factor-field';
import { Button } from 'shared/ui/button';
import classes from './staff-overview.module.css';
import { text } from './text';

interface DecisionProps {
  proposal: StaffProposal;
  what: string;
  problem: StaffFormProblem | null;
  lang: Lang;
  path: string;
}

/** What somebody may do about a proposal: agree or refuse, or take back one's own. */
export function Decision({ proposal, what, problem, lang, path }: DecisionProps) {
  const words = text[lang];
  const { id, is_mine, is_mine_to_decide } = proposal;
  return (
    <div className={classes.decision}>
      {is_mine_to_decide && (
        <Confirm
          label={words.approve}
          title={words.approveTitle}
          action={words.approve}
          cancel={words.cancel}
          to={path}
          fields={{ intent: 'approve', id: String(id) }}
          isOpen={problem !== null}
        >
          <p>
            <strong>{what}</strong>
          </p>
          <p>{words.approveWhat}</p>
          {problem?.needsFactor && <FactorField lang={lang} />}
        </Confirm>
      )}
      {(is_mine || is_mine_to_decide) && (
        <form method="post" action={path}>
          <input type="hidden" name="intent" value="refuse" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="quiet">
            {is_mine ? words.withdraw : words.refuse}
          </Button>
        </form>
      )}
    </div>
  );
}
