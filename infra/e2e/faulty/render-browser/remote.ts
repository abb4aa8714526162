import { describeFaulty } from '../describe-faulty';

export default describeFaulty(
  () => import('./load'),
  () => import('./page'),
);
