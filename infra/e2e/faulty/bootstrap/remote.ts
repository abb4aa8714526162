import { describeFaulty } from '../describe-faulty';

if (typeof window !== 'undefined') throw new Error('this release fails when it starts');

export default describeFaulty(
  () => import('./load'),
  () => import('./page'),
);
