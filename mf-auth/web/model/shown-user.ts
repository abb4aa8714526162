import type { PageSession } from 'shared/remote-kit/page';

export const defaultAvatar = '/media/mf-auth/avatar.svg';

/** How a customer appears in the frame: stand-ins for what is missing, as the product words them. */
export function showUser(user: Pick<NonNullable<PageSession>, 'name' | 'phone' | 'img'>) {
  const hasPicture = user.img && user.img !== 'NA' && user.name !== 'Anonymous';
  return {
    name: user.name || 'Guest',
    phone: user.phone || 'NA',
    avatar: hasPicture && user.img ? user.img : defaultAvatar,
  };
}
