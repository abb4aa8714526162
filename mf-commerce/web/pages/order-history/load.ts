import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

/** Whose page it is decides what it shows. */
export interface OrderHistoryData {
  isSignedIn: boolean;
}

const load: Load<OrderHistoryData> = async ({ lang, session }) => {
  const t = text[lang];
  const isSignedIn = session !== null;
  return {
    data: { isSignedIn },
    status: isSignedIn ? 200 : 401,
    head: { title: `${t.title} | ${t.site}`, description: t.lead, noindex: true },
  };
};

export default load;
