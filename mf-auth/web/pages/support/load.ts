import { readReference, type MessageReference } from 'shared/contracts/message-reference';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface SupportData {
  /** The order or booking that who is signed in came from. */
  reference: MessageReference | null;
}

const load: Load<SupportData> = async ({ lang, session, query }) => ({
  data: { reference: session ? readReference(query.get('about')) : null },
  head: {
    title: text[lang].title,
    description: text[lang].description,
    noindex: query.has('about'),
  },
});

export default load;
