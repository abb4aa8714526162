import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { startMatch } from '../../model/match-form';
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
      within(screen.getByRole('group', { name: 'वर' })).getByLabelText('जन्म तिथि'),
    ).toBeTruthy();
    expect(container.querySelector('[name="girl.date"]')).toBeTruthy();
  });

  it('marks what is missing of each person and keeps the rest', async () => {
    const { container } = show();
    const his = within(screen.getByRole('group', { name: 'Groom' }));
    fireEvent.change(his.getByLabelText('Date of birth'), { target: { value: '1988-04-06' } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Match the kundlis' }));
    });
    const names = [...container.querySelectorAll('[aria-invalid=true]')].map((field) =>
      field.getAttribute('name'),
    );
    expect(names).toEqual(['boy.time', 'boy.place', 'girl.date', 'girl.time', 'girl.place']);
    expect(container.querySelector<HTMLInputElement>('[name="boy.date"]')?.value).toBe(
      '1988-04-06',
    );
    expect(document.activeElement?.getAttribute('name')).toBe('boy.time');
  });

  it('asks for no names, and says when a match was deleted', () => {
    const { container } = show('en', true);
    expect(container.querySelector('[name$=".name"], [name$=".gender"]')).toBeNull();
    expect(screen.getByText('The match has been deleted.')).toBeTruthy();
  });
});
