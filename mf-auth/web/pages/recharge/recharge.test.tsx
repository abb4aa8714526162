import { render, screen } from '@testing-library/react';
import { readRupees } from '../../model/read-rupees';
import type { RechargeData } from './load';
import RechargePage from './page';

const session = { id: 1, name: 'Asha', email: null, phone: null, img: null, type: null };
const show = (data: Partial<RechargeData>, user: typeof session | null = session) =>
  render(
    <RechargePage
      data={{
        ...{ wallet: null, statement: null, isFirstPage: true, rules: null, refunds: null },
        ...{ refused: null, isAsked: false },
        ...data,
      }}
      lang="en"
      params={{}}
      session={user}
    />,
  );

test('shows balance and statement in rupees', () => {
  show({
    wallet: {
      ...{ balance: '12345600', available: '12347000', held: '600', promotional: '2000' },
      promotions: [
        // midnight in India, so the day before is the last
        { amount: '1500', expires_at: '2026-12-31T18:30:00.000Z' },
        { amount: '500', expires_at: null },
      ],
    },
    statement: {
      lines: [
        { id: '9', at: '2026-01-02T03:04:05Z', kind: 'recharge', wallet: 'cash', amount: '50000' },
        { id: '8', at: '2026-01-01T03:04:05Z', kind: 'chat', wallet: 'cash', amount: '-2550' },
      ],
      nextCursor: '8',
    },
  });
  expect(screen.getByText('₹1,23,456')).toBeTruthy();
  expect(screen.getByText('₹1,23,470').previousSibling?.textContent).toBe('Available now');
  expect(screen.getByText('−₹6').previousSibling?.textContent).toBe('Held');
  expect(screen.getByText('₹15 to spend by 31 December 2026')).toBeTruthy();
  expect(screen.getByText('₹5 to spend any time')).toBeTruthy();
  expect(screen.getByText('₹500')).toBeTruthy();
  expect(screen.getByText('−₹25.50')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Older entries' }).getAttribute('href')).toBe(
    '/recharge?cursor=8#statement',
  );
});

test('a wallet that can not be read is unavailable, never a number', () => {
  const { container } = show({});
  expect(screen.getByText('Unavailable')).toBeTruthy();
  expect(container.textContent).not.toMatch(/₹\d/);
});

test('signed out: a way to sign in that leads back', () => {
  show({}, null);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Frecharge',
  );
});

test('limits stand by the field before anything is paid, and a refusal says why', () => {
  const rules = { least: '5000', most: '5000000', suggested: ['10000'], is_available: true };
  show({ rules, refused: { form: 'recharge', message: 'Please choose.', typed: '10' } });
  const field = screen.getByLabelText('Another amount, in rupees');
  expect(field.getAttribute('value')).toBe('10');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('From ₹50 to ₹50,000.')).toBeTruthy();
  const suggested = screen.getByRole('button', { name: '₹100' });
  expect([suggested.getAttribute('name'), suggested.getAttribute('value')]).toEqual([
    'amount',
    '100',
  ]);
});

test('paying is unavailable: said so, and nothing to press', () => {
  show({ rules: { least: '1', most: '2', suggested: ['1'], is_available: false } });
  expect(screen.getByText(/Paying is not available just now/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('rupees as people type them', () => {
  const typed = ['1,500', '99.5', '०५०.२५', '₹ 20', '0.01', '1.234', '-5', '1e3', '', 'abc'];
  expect(typed.map(readRupees)).toEqual([
    ...['150000', '9950', '5025', '2000', '1', null, null, null, null, null],
  ]);
});
