import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { KundliInput } from 'shared/contracts/astro-kundli';
import type { Matching } from 'shared/contracts/astro-matching';
import { matchAshtakoota } from 'shared/jyotish/matching/ashtakoota';
import { matchingConventions } from 'shared/jyotish/matching/conventions';
import { listExceptions } from 'shared/jyotish/matching/exceptions';
import { readManglik } from 'shared/jyotish/matching/manglik-pair';
import { placeMoon } from 'shared/jyotish/matching/moon-place';
import { matchPorutham } from 'shared/jyotish/matching/porutham';
import { computeChart } from 'shared/jyotish/kundli/chart';
import { startMatch, type MatchState } from '../../model/match-form';
import KundliMatchingPage from './page';

const place = { name: 'Pune', region: '', country: 'India', timeZone: 'Asia/Kolkata' };
const at = { latitude: 18.52, longitude: 73.86 };

/** A finished chart as the service answers it, as far as the page reads it. */
function chartOf(name: string | null, utc: string, time: KundliInput['time'] = '06:00') {
  const chart = computeChart({ utc, ...at });
  const input = { name, gender: null, date: utc.slice(0, 10), time, place: { ...place, ...at } };
  return {
    ...chart,
    input,
    ascendant: time === null ? null : chart.ascendant,
  } as never as Matching['boy'];
}

function match(
  boy: Matching['boy'],
  girl: Matching['boy'],
  range: Matching['match']['range'] = null,
) {
  const [his, hers] = [
    placeMoon(boy.planets.moon.longitude),
    placeMoon(girl.planets.moon.longitude),
  ];
  return {
    boy,
    girl,
    match: {
      ashtakoota: matchAshtakoota(his, hers),
      exceptions: listExceptions(his, hers),
      manglik: { boy: range ? null : readManglik(boy as never), girl: null, alike: null },
      porutham: matchPorutham(his, hers),
      range,
      conventions: matchingConventions,
    },
  };
}

function show(data: MatchState, lang: 'en' | 'hi' = 'en') {
  return render(<KundliMatchingPage data={data} lang={lang} params={{}} session={null} />);
}

const boy = chartOf('Ravi', '1988-04-05T19:00:00Z');
const girl = chartOf('Asha', '1992-09-11T05:00:00Z');

describe('the matching page', () => {
  it('asks for two births in a form that posts to its own page', () => {
    const { container } = show(startMatch(), 'hi');
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/hi/astrology-services/kundli-matching');
    expect(
      within(screen.getByRole('group', { name: 'वर' })).getByLabelText('जन्म तिथि'),
    ).toBeTruthy();
    expect(container.querySelector('[name="girl.date"]')).toBeTruthy();
    expect(container.querySelector('[data-result]')).toBeNull();
  });

  it('marks what is missing of each person and keeps the rest', async () => {
    const { container } = show(startMatch());
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

  it.each(['en', 'hi'] as const)('shows every koota, porutham and both charts in %s', (lang) => {
    const { container } = show({ ...startMatch(), matching: match(boy, girl) }, lang);
    const [kootas, positions, poruthams] = [...container.querySelectorAll('table')];
    expect(positions?.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(kootas?.querySelectorAll('tbody tr')).toHaveLength(8);
    expect(poruthams?.querySelectorAll('tbody tr')).toHaveLength(11);
    for (const cell of container.querySelectorAll('td, th'))
      expect(cell.textContent).toMatch(/^(?!.*undefined).+/);
    expect(container.querySelectorAll('figure svg')).toHaveLength(2);
    expect(container.querySelector('[data-result]')?.textContent).toBe('Ravi · Asha');
    expect(container.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('36');
  });

  it('says between which totals a match without a time lies', () => {
    const matching = match(chartOf(null, '1988-04-05T19:00:00Z', null), girl, {
      least: 20,
      most: 27.5,
    });
    show({ ...startMatch(), matching });
    expect(screen.getByText(/between 20 and 27.5/)).toBeTruthy();
    expect(screen.getByText('Groom’s chart (from the Moon, time not known)')).toBeTruthy();
  });
});
