import type { Load } from 'shared/remote-kit/page';
import { loadResult, type PaymentResultData } from './load-result';

const load: Load<PaymentResultData> = async ({ lang }) => loadResult('success', lang);

export default load;
