import type { Load } from 'shared/remote-kit/page';

/** The dialog needs nothing until it opens. */
const load: Load<null> = async () => ({
  data: null,
  head: { title: '', description: '' },
  keepSeconds: 60,
});

export default load;
