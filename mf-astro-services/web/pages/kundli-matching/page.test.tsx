import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { startMatch } from '../../forms/match-form';
import KundliMatchingPage from './page';

// react-router wants a browser's TextEncoder, and nothing is navigated here
jest.mock('shared/router', () => ({ useNavigate: () => () => undefined }));

function show(lang: 'en' | 'hi' = 'en', isDeleted = false) {
  const data = { state: startMatch(), isDeleted };
  return render(<KundliMatchingPage data={data} lang={lang} params={{}} session={null} />);
}

describe('the matching page', () => {
  it('asks for two births in a form that posts to its own page', () => {
    const { container } = show('hi');
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/hi/astrology-services/kundli-matching');
    expect(
      within(screen.getByRole('group', { name: 'वर' })).getByRole('group', { name: 'जन्म तिथि' }),
    ).toBeTruthy();
    expect(container.querySelector('[name="girl.date.month"]')).toBeTruthy();
  });

  it('marks what is missing of each person and keeps the rest', async () => {
    const { container } = show();
    const his = within(screen.getByRole('group', { name: 'Groom' }));
    for (const [part, value] of Object.entries({ Day: '6', Month: '4', Year: '1988' }))
      fireEvent.change(his.getByLabelText(part), { target: { value } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Match the kundlis' }));
    });
    const names = [...container.querySelectorAll('[aria-invalid=true]')].map((field) =>
      field.getAttribute('name'),
    );
    expect(names).toEqual([
      'boy.time',
      'boy.place',
      ...['girl.date.day', 'girl.date.month', 'girl.date.year', 'girl.time', 'girl.place'],
    ]);
    expect(his.getByText('Wednesday, 6 April 1988')).toBeTruthy();
    expect(document.activeElement?.getAttribute('name')).toBe('boy.time');
  });

  it('asks for no names, and says when a match was deleted', () => {
    const { container } = show('en', true);
    expect(container.querySelector('[name$=".name"], [name$=".gender"]')).toBeNull();
    expect(screen.getByText('The match has been deleted.')).toBeTruthy();
  });
});
