import type { ReactNode } from 'react';
import type { PictureOf } from 'shared/contracts/content-pictures';
import { PageIntro } from 'shared/ui/page-intro';
import { HALF_SIZES } from './card-sizes';
import classes from './page-top.module.css';
import { Picture } from './picture';

interface PageTopProps {
  title: string;
  lead: string;
  crumbs: { href?: string; text: string }[];
  picture: PictureOf | null;
  children?: ReactNode;
}

/** The top of an article: its title and, beside it on wide screens, its picture. */
export function PageTop({ title, lead, crumbs, picture, children }: PageTopProps) {
  return (
    <div className={classes.top}>
      <PageIntro title={title} lead={lead} crumbs={crumbs}>
        {children}
      </PageIntro>
      {picture && (
        <div className={classes.picture}>
          <Picture picture={picture} sizes={HALF_SIZES} eager />
        </div>
      )}
    </div>
  );
}
