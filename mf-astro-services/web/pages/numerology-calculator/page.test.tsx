import { act, fireEvent, render, screen } from '@testing-library/react';
import { computeBirthNumbers, computePersonalYear } from 'shared/jyotish/numerology/birth-numbers';
import { numerologyConventions } from 'shared/jyotish/numerology/conventions';
import { computeLoShuGrid } from 'shared/jyotish/numerology/lo-shu';
import { computeNameNumber } from 'shared/jyotish/numerology/name-number';
import { startNumerology, type NumerologyState } from '../../forms/numerology-form';
import NumerologyCalculatorPage from './page';

function show(data: NumerologyState, lang: 'en' | 'hi' = 'en') {
  return render(<NumerologyCalculatorPage data={data} lang={lang} params={{}} session={null} />);
}

const date = '1990-04-15';
const numbers: NumerologyState['numbers'] = {
  romanised: 'Asha',
  chaldean: computeNameNumber('Asha', 'chaldean'),
  pythagorean: computeNameNumber('Asha', 'pythagorean'),
  ...computeBirthNumbers(date),
  personalYear: { ...computePersonalYear(date, 2026), year: 2026 },
  loShu: computeLoShuGrid(date),
  conventions: numerologyConventions,
};

describe('the numerology page', () => {
  it('marks what is missing', async () => {
    const { container } = show(startNumerology());
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Show the numbers' }));
    });
    expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
    const lines = screen.getByRole('alert').querySelectorAll('li');
    expect(lines).toHaveLength(2);
    expect(lines[1]?.textContent).toBe('Please enter the date of birth.');
  });

  it.each(['en', 'hi'] as const)('shows every number with its sum in %s', (lang) => {
    const data = { ...startNumerology(), fields: { name: 'Asha', date }, numbers };
    const { container } = show(data, lang);
    expect(container.textContent).toContain('29 → 11 → 2');
    expect(container.textContent).not.toContain('undefined');
    const cells = [...container.querySelectorAll('table')[0]!.querySelectorAll('td')];
    // 15 April 1990: 1 9 9 4 1 5, Bhagyank 2, Moolank 6; the rest is struck through
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '4',
      '9 9',
      '2',
      '3',
      '5',
      '7',
      '8',
      '1 1',
      '6',
    ]);
    expect(container.querySelectorAll('li')).not.toHaveLength(0);
  });
});
