import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { FactorField } from 'shared/ui/admin/factor-field';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import type { ConfirmData } from './load';
import { text } from './text';

/** Asks for the second factor once more, and leads on. */
export default function StaffConfirmPage({ data, lang }: PageProps<ConfirmData>) {
  const words = text[lang];
  return (
    <AdminPage title={words.title} lead={words.lead} width="narrow">
      <ProblemNotice problem={data.problem} lang={lang} />
      <form method="post" action={localPath(lang, '/admin/confirm')}>
        <Panel>
          <input type="hidden" name="next" value={data.next} />
          <FactorField lang={lang} />
          <Button type="submit" size="l">
            {words.confirm}
          </Button>
        </Panel>
      </form>
    </AdminPage>
  );
}
