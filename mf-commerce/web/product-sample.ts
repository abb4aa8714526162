import type { Product } from 'shared/contracts/commerce';

/** A product for tests. */
export const sampleProduct: Product = {
  id: 1,
  slug: 'brass-diya',
  name: 'Brass diya',
  summary: 'A single-wick lamp.',
  category: { slug: 'puja-vessels', name: 'Lamps and vessels' },
  price: '12345650',
  mrp: null,
  currency: 'INR',
  stock: 'in_stock',
  image: {
    src: '/media/mf-commerce/products/brass-diya.svg',
    alt: 'A lit brass lamp',
    width: 800,
    height: 800,
  },
  lang: 'en',
  description: ['First paragraph.', 'Second paragraph.'],
  materials: 'Solid brass',
  dimensions: '9 cm wide',
  weight_grams: 1280,
  net_quantity: '1 diya',
  country_of_origin: { code: 'IN', name: 'India' },
  details: [{ label: 'Wicks', value: 'One' }],
  box: ['One diya'],
  care: ['Let it cool.'],
  delivery: 'By post.',
  returns: 'Within 7 days.',
};
