import type { Load } from 'shared/remote-kit/page';

/** Nothing is shown before something happens. */
const load: Load<null> = async () => ({ data: null, head: { title: '', description: '' } });

export default load;
