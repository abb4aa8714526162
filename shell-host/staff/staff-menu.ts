import type { StaffPage } from 'shared/remote-kit/staff-page';
import type { PageRequest } from '../server/request';

/** A line of the side menu. */
export type StaffMenuItem = NonNullable<StaffPage['menu']> & { href: string };

/** The pages that remotes put into the menu, as far as this member of staff may open them. */
export function listStaffMenu({ snapshot, staff }: Pick<PageRequest, 'snapshot' | 'staff'>) {
  const routes = snapshot.remotes.flatMap((remote) => remote.routes);
  return routes.flatMap(({ path: href, staff: page }): StaffMenuItem[] => {
    if (!page?.menu || page.permission === 'anyone') return [];
    return staff?.permissions.includes(page.permission) ? [{ ...page.menu, href }] : [];
  });
}

/** The item that stands for a page: its own, or the nearest above it. */
export function findActive(items: readonly StaffMenuItem[], path: string): string | null {
  const above = items.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return above.sort((a, b) => b.href.length - a.href.length)[0]?.href ?? null;
}
