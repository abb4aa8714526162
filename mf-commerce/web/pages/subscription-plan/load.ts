import type { Load } from 'shared/remote-kit/page';
import { loadTopic } from '../topic/load-topic';
import type { Topic } from '../topic/topic';
import { text } from './text';

const load: Load<Topic> = async ({ lang }) => loadTopic(text, lang, '/subscription-plan');

export default load;
