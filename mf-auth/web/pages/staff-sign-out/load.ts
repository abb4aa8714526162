import { signOutStaff } from 'shared/contracts/staff-sign-in';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';

/** Signs out when the frame's form is sent; an address alone ends nothing. */
const load: Load<null> = async ({ lang, call, form }) => {
  if (form) await call(signOutStaff, {});
  const redirect = localPath(lang, form ? '/admin/sign-in' : '/admin');
  return { data: null, head: { title: '', description: '', noindex: true }, redirect };
};

export default load;
