import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

const load: Load<null> = async ({ lang }) => ({
  data: null,
  head: { title: text[lang].title, description: text[lang].description },
});

export default load;
