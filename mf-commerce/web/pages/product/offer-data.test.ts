import { sampleProduct } from '../../product-sample';
import { describeOffer } from './offer-data';

it('gives the price in rupees with two decimals and no rating', () => {
  const data = describeOffer(sampleProduct, '/astro-estore/brass-diya', 'Tarapath');
  expect(data).toMatchObject({
    '@type': 'Product',
    offers: {
      price: '123456.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: '/astro-estore/brass-diya',
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

it('writes less than a rupee and an empty stock rightly', () => {
  const product = { ...sampleProduct, price: '5', stock: 'out_of_stock' as const };
  expect(describeOffer(product, '/x', 'Tarapath')).toMatchObject({
    offers: { price: '0.05', availability: 'https://schema.org/OutOfStock' },
  });
});
