import { Button } from 'shared/ui/button';
import type { Crumb } from 'shared/ui/crumbs';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { PageBody } from './page-body';

interface MissingPageProps {
  title: string;
  crumbs: Crumb[];
  /** `gone`: what was kept is deleted or its time is over; else it could not be read just now. */
  kind: 'gone' | 'unavailable';
  message: string;
  /** The way to make a new one. */
  again: { href: string; text: string };
}

/** In place of something kept under an address of its own that can't be shown. */
export function MissingPage({ title, crumbs, kind, message, again }: MissingPageProps) {
  return (
    <>
      <PageIntro title={title} crumbs={crumbs} />
      <PageBody>
        <Notice tone={kind === 'gone' ? 'info' : 'error'}>{message}</Notice>
        <div>
          <Button href={again.href}>{again.text}</Button>
        </div>
      </PageBody>
    </>
  );
}
