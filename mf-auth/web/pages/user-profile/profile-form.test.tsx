import { render, screen, within } from '@testing-library/react';
import type { UserRecord } from 'shared/contracts/auth';
import { apiError } from 'shared/contracts/errors';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import load from './load';
import { ProfileForm } from './profile-form';

const user: UserRecord = {
  ...{ id: 7, name: 'Asha', email: null, pending_email: null, phone: '+919876543210' },
  ...{
    img_url: null,
    created_at: '2026-11-01T08:00:00Z',
    type: 'customer',
    gender: null,
    birth_time: null,
    birth_place: null,
  },
  birth_date: '1990-04-05',
};

/** Posts the form to an account that takes real dates only, and says what it was asked to save. */
async function post(form: Record<string, string>) {
  const saved: Record<string, unknown>[] = [];
  const call = (async ({ id }: { id: string }, { body }: { body: Record<string, unknown> }) => {
    if (id === 'auth.get_single_users') return { status: 200, data: user };
    if (id !== 'auth.update_users') return { status: 200, data: [] };
    saved.push(body);
    const isWrong = !/^(\d{4}-\d\d-\d\d)?$/.test(String(body.birth_date ?? ''));
    const response = apiError('invalid_input', { fields: { 'body.birth_date': 'no date' } });
    return isWrong ? { error_status: 400, response } : { status: 200, data: user };
  }) as Call;
  const args: LoadArgs = {
    ...{ params: {}, path: '/user-profile', query: new URLSearchParams(), lang: 'en', call, form },
    session: { id: 7, name: 'Asha', email: null, phone: null, img: null, type: 'customer' },
    preferences: defaultPreferences('en'),
  };
  return { saved, ...(await load(args)) };
}

test.each([
  [{ 'birth_date.day': '5', 'birth_date.month': '4', 'birth_date.year': '1990' }, '1990-04-05'],
  [{ birth_date: '1990-04-05' }, '1990-04-05'],
  [{ 'birth_date.day': '', 'birth_date.month': '', 'birth_date.year': '' }, ''],
  [{ name: 'Asha' }, undefined],
])('%j saves the date of birth as %j', async (form, date) => {
  const { saved } = await post(form as Record<string, string>);
  expect(saved.map((body) => body.birth_date)).toEqual([date]);
});

test('a refused date stays as it was typed, and its wrong part is marked', async () => {
  const typed = { 'birth_date.day': '5', 'birth_date.month': '4', 'birth_date.year': '90' };
  const { data, status } = await post(typed);
  expect(status).toBe(400);
  render(<ProfileForm data={data} user={user} lang="en" />);
  const date = within(screen.getByRole('group', { name: 'Date of birth' }));
  const fields = ['Day', 'Month', 'Year'].map((part) =>
    date.getByLabelText<HTMLInputElement>(part),
  );
  expect(fields.map(({ value }) => value)).toEqual(['5', '4', '90']);
  const isMarked = fields.map((field) => field.getAttribute('aria-invalid') === 'true');
  expect(isMarked).toEqual([false, false, true]);
});
