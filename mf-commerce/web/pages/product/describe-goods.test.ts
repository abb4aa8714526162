import { sampleProduct } from '../../product-sample';
import { describeGoods } from './describe-goods';

it('describes the thing and offers each variant for its price, without ratings', () => {
  const data = describeGoods(sampleProduct, '/astro-estore/brass-diya');
  expect(data).toMatchObject({
    '@type': 'Product',
    url: '/astro-estore/brass-diya',
    offers: [
      { price: '123456.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});
