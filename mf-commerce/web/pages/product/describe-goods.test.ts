import { sampleProduct } from '../../product-sample';
import { describeGoods } from './describe-goods';

it('describes the thing, and offers nothing while nothing can be ordered', () => {
  const data = describeGoods(sampleProduct, '/astro-estore/brass-diya');
  expect(data).toMatchObject({ '@type': 'Product', url: '/astro-estore/brass-diya' });
  expect(JSON.stringify(data)).not.toMatch(/offer|availability|in_?stock|rating|review/i);
});
