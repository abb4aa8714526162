import { act, fireEvent, render, screen } from '@testing-library/react';
import { startKundli } from '../../forms/kundli-form';
import FreeKundliPage from './page';

// react-router wants a browser's TextEncoder, and nothing is navigated here
jest.mock('shared/router', () => ({ useNavigate: () => () => undefined }));

function show(state = startKundli(), lang: 'en' | 'hi' = 'en') {
  const data = { state, isDeleted: false };
  return render(<FreeKundliPage data={data} lang={lang} params={{}} session={null} />);
}

describe('the kundli page', () => {
  it('is a form that posts to itself without script, in the reader’s language', () => {
    const { container } = show(startKundli(), 'hi');
    const form = container.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/hi/astrology-services/free-kundli');
    expect(screen.getByRole('group', { name: 'जन्म तिथि' })).toBeTruthy();
  });

  it('marks what is missing, keeps what was typed and moves to the first wrong field', async () => {
    show();
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Asha' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make my kundli' })));
    // in the summary and beside its field
    for (const problem of ['Please enter the date of birth.', 'Please enter the place of birth.'])
      expect(screen.getAllByText(problem)).toHaveLength(2);
    expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Asha');
    expect(document.activeElement?.getAttribute('name')).toBe('date.day');
  });

  it('keeps what was typed of a date that does not exist, and marks its wrong part', async () => {
    const { container } = show();
    const typed = { 'date.day': '31', 'date.month': '2', 'date.year': '1990' };
    const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(field(name), { target: { value } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make my kundli' })));
    expect(document.activeElement).toBe(field('date.day'));
    for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
    expect(field('date.month').getAttribute('aria-invalid')).toBeNull();
    // above the form and in it
    expect(screen.getAllByText('This month does not have that day. Please check it.')).toHaveLength(
      2,
    );
  });

  it('asks for no time when it is not known', () => {
    show();
    fireEvent.click(screen.getByLabelText(/don’t know/));
    expect((screen.getByLabelText('Time of birth') as HTMLInputElement).disabled).toBe(true);
  });

  const sahatwar = {
    ...{ id: 'sahatwar~25800~84200', name: 'Sahatwar', region: 'Ballia, Uttar Pradesh' },
    ...{ country: 'India', latitude: 25.8, longitude: 84.2, timeZone: 'Asia/Kolkata' },
    ...{ accuracyKm: 5, fits: true, district: 'Ballia' },
  };
  const label = 'Sahatwar, Ballia, Uttar Pradesh, India';
  const chosen = { place: label, placeId: sahatwar.id, placeFor: label };

  it.each([
    ['en', `Taken: ${label} · 25.8° N, 84.2° E · to about 5 km · clocks of Asia/Kolkata`],
    ['hi', `चुना गया: ${label} · 25.8° उ, 84.2° पू · लगभग 5 किमी तक · समय क्षेत्र Asia/Kolkata`],
  ] as const)('in %s says which place is taken, until another is typed', (lang, line) => {
    const state = startKundli();
    show({ ...state, fields: { ...state.fields, ...chosen }, place: sahatwar }, lang);
    expect(screen.getByText(line)).toBeTruthy();
    fireEvent.change(document.querySelector('input[name=place]') as Element, {
      target: { value: 'Rampur' },
    });
    expect(screen.queryByText(line)).toBeNull();
  });

  it('offers the places to choose from', () => {
    const choices = [
      { id: 'a', label: 'Aurangabad, Maharashtra, India' },
      { id: 'b', label: 'Aurangabad, Bihar, India' },
    ];
    show({ ...startKundli(), problems: { place: 'place_choose' }, choices });
    expect(screen.getByRole('alert').textContent).toContain('Several places fit.');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual([
      'placeId',
      'placeId',
    ]);
    // a choice mends the place, in the summary and beside the field
    fireEvent.click(screen.getByLabelText('Aurangabad, Bihar, India'));
    expect(screen.queryByText('Several places fit. Please choose yours.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
