import { act, fireEvent, render, screen } from '@testing-library/react';
import { computeBond } from 'shared/jyotish/numerology/bond';
import { readBond, startBond, type BondState } from '../../forms/bond-form';
import { pageText as friendshipText } from '../../pages/friendship-calculator/text';
import LoveCalculatorPage from '../../pages/love-calculator/page';
import { pageText as loveText } from '../../pages/love-calculator/text';

function show(data: BondState, lang: 'en' | 'hi' = 'en') {
  return render(<LoveCalculatorPage data={data} lang={lang} params={{}} session={null} />);
}

const filled = readBond({
  'first.name': 'Asha',
  'first.rashi': '3',
  'second.name': 'रवि',
  'second.rashi': '0',
});

describe('the love calculator', () => {
  it('is a form that posts to itself and asks only for names', () => {
    const { container } = show(startBond(), 'hi');
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/hi/love-calculator');
    const required = [...container.querySelectorAll('[required]')];
    expect(required.map((field) => field.getAttribute('name'))).toEqual([
      'first.name',
      'second.name',
    ]);
  });

  it('marks what is wrong and keeps the rest', async () => {
    const { container } = show(startBond());
    fireEvent.change(container.querySelector('[name="first.name"]')!, { target: { value: '42' } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Count our love' }));
    });
    expect(screen.getByText('Please write the name in Latin letters or Devanagari.')).toBeTruthy();
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(container.querySelector<HTMLInputElement>('[name="first.name"]')?.value).toBe('42');
    expect(document.activeElement?.getAttribute('name')).toBe('first.name');
  });

  it.each(['en', 'hi'] as const)('shows the percentage with each part in %s', (lang) => {
    const bond = computeBond('love', { name: 'Asha', rashi: 3 }, { name: 'रवि', rashi: 0 });
    const { container } = show({ ...startBond(), fields: filled, bond }, lang);
    expect(container.querySelector('[data-result]')?.textContent).toBe('Asha · रवि');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(container.textContent).not.toContain('undefined');
    const share = container.querySelector('textarea')?.value ?? '';
    expect(share).toContain(`${bond.percent}%`);
    const link = container.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(link)).toContain(share);
  });

  it('has other words than the friendship calculator', () => {
    for (const lang of ['en', 'hi'] as const)
      expect(loveText[lang].title).not.toBe(friendshipText[lang].title);
  });
});
