import { render, screen, within } from '@testing-library/react';
import { sampleProduct } from '../../product-sample';
import type { ProductData } from './load';
import ProductPage from './page';

function show(data: ProductData, lang: 'en' | 'hi' = 'en') {
  return render(<ProductPage data={data} lang={lang} params={{}} session={null} />);
}

it('shows price with Indian grouping, taxes, origin and details', () => {
  show({ state: 'shown', product: sampleProduct, related: [], isRefused: false });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('₹1,23,456.50')).toBeTruthy();
  expect(screen.getByText('inclusive of all taxes')).toBeTruthy();
  expect(screen.getByText('In stock')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Country of origin/ });
  expect(within(row).getByText('India')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Weight, packed 1,280 g' })).toBeTruthy();
  const picture = screen.getByRole('img', { name: 'A lit brass lamp' });
  expect(picture.getAttribute('width')).toBe('800');
});

it('offers what is in stock, each variant with its price, and says what is sold out', () => {
  const [one] = sampleProduct.variants;
  if (!one) throw new Error('no variant');
  const small = { ...one, sku: 'TP-DIYA-06', label: 'Small', stock: 'out_of_stock' as const };
  const product = { ...sampleProduct, variants: [{ ...one, label: 'Large' }, small] };
  show({ state: 'shown', product, related: [], isRefused: false });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Large/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Small/ }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Add to basket' })).toBeTruthy();
});

it('keeps every link of the Hindi page in Hindi', () => {
  show(
    { state: 'shown', product: sampleProduct, related: [sampleProduct], isRefused: false },
    'hi',
  );
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/hi(\/|$)/);
  expect(screen.getByText('सभी कर सहित')).toBeTruthy();
});

it('shows a maximum retail price only when there is one', () => {
  show({
    state: 'shown',
    product: { ...sampleProduct, mrp: '13000000' },
    related: [],
    isRefused: false,
  });
  expect(screen.getByText('MRP ₹1,30,000')).toBeTruthy();
});

it('leads back to the store from an absent product', () => {
  show({ state: 'absent' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This product is not in the store',
  );
  expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe(
    '/astro-estore',
  );
});
