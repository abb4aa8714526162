import type { Lang, PageSession } from 'shared/remote-kit/page';

export const defaultAvatar = '/media/mf-auth/avatar.svg';

const missing = {
  en: { name: 'Guest', phone: 'NA' },
  hi: { name: 'अतिथि', phone: 'नंबर नहीं दिया' },
};

/** How a customer appears in the frame: stand-ins for what is missing, as the product words them. */
export function showUser(
  user: Pick<NonNullable<PageSession>, 'name' | 'phone' | 'img'>,
  lang: Lang,
) {
  const hasPicture = user.img && user.img !== 'NA' && user.name !== 'Anonymous';
  return {
    name: user.name || missing[lang].name,
    phone: user.phone || missing[lang].phone,
    avatar: hasPicture && user.img ? user.img : defaultAvatar,
  };
}
