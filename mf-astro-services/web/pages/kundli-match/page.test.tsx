import { render, screen } from '@testing-library/react';
import type { KundliInput } from 'shared/contracts/astro-kundli';
import type { Matching } from 'shared/contracts/astro-matching';
import type { Clock } from 'shared/i18n/clock';
import { matchAshtakoota } from 'shared/jyotish/matching/ashtakoota';
import { listCautions } from 'shared/jyotish/matching/cautions';
import { matchingConventions } from 'shared/jyotish/matching/conventions';
import { listExceptions } from 'shared/jyotish/matching/exceptions';
import { readManglik } from 'shared/jyotish/matching/manglik-pair';
import { placeMoon } from 'shared/jyotish/matching/moon-place';
import { matchPorutham } from 'shared/jyotish/matching/porutham';
import { computeChart } from 'shared/jyotish/kundli/chart';
import { defaultPreferences } from 'shared/preferences/preferences';
import { PreferencesContext } from 'shared/preferences/use-preferences';
import KundliMatchPage from './page';

const place = { name: 'Pune', region: '', country: 'India', timeZone: 'Asia/Kolkata' };
const at = { latitude: 18.52, longitude: 73.86 };

/** A finished chart as the service answers it, as far as the page reads it. */
function chartOf(utc: string, time: KundliInput['time'] = '06:00') {
  const chart = computeChart({ utc, ...at });
  const input = {
    name: null,
    gender: null,
    date: utc.slice(0, 10),
    time,
    place: { ...place, ...at },
  };
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
      cautions: listCautions(matchAshtakoota(his, hers), false),
      exceptions: listExceptions(his, hers),
      manglik: { boy: range ? null : readManglik(boy as never), girl: null, alike: null },
      porutham: matchPorutham(his, hers),
      range,
      conventions: matchingConventions,
    },
  };
}

function show(
  matching: Matching,
  lang: 'en' | 'hi' = 'en',
  { isMaker = true, clock = '12' }: { isMaker?: boolean; clock?: Clock } = {},
) {
  const secret = 's'.repeat(22);
  const kept = { id: 'x'.repeat(22), isMaker, secret, expiresAt: '2027-02-19T08:00:00Z', matching };
  const data = { kind: 'match', kept } as const;
  return render(
    <PreferencesContext value={{ ...defaultPreferences(lang), clock }}>
      <KundliMatchPage data={data} lang={lang} params={{}} session={null} />
    </PreferencesContext>,
  );
}

const boy = chartOf('1988-04-05T19:00:00Z');
const girl = chartOf('1992-09-11T05:00:00Z');

describe('the page of a match', () => {
  it.each(['en', 'hi'] as const)('shows every koota, porutham and both charts in %s', (lang) => {
    const { container } = show(match(boy, girl), lang);
    const [kootas, positions, poruthams] = [...container.querySelectorAll('table')];
    expect(positions?.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(kootas?.querySelectorAll('tbody tr')).toHaveLength(8);
    expect(poruthams?.querySelectorAll('tbody tr')).toHaveLength(11);
    for (const cell of container.querySelectorAll('td, th'))
      expect(cell.textContent).toMatch(/^(?!.*undefined).+/);
    expect(container.querySelectorAll('figure svg')).toHaveLength(2);
    expect(container.querySelector('[data-result]')?.textContent).toBeTruthy();
    expect(container.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('36');
  });

  it.each([
    ['en', /Nadi: 0 of 8/, /Bhakoot: 0 of 7/, /Manglik: the two charts differ/],
    ['hi', /नाड़ी: 8 में से 0/, /भकूट: 7 में से 0/, /मांगलिक: दोनों कुंडलियों में अंतर/],
  ] as const)(
    'says beside the total what is weighed apart, in %s',
    (lang, nadi, bhakoot, manglik) => {
      const paired = match(boy, girl);
      const cautions = ['nadi', 'bhakoot', 'manglik'] as const;
      const shown = (list: readonly (typeof cautions)[number][]) => {
        const matching = { ...paired, match: { ...paired.match, cautions: [...list] } };
        const { container, unmount } = show(matching, lang);
        const found = container.querySelector('[data-cautions]')?.textContent ?? null;
        unmount();
        return found;
      };
      for (const words of [nadi, bhakoot, manglik]) expect(shown(cautions)).toMatch(words);
      expect(shown([])).toBeNull();
    },
  );

  it.each([
    ['en', '12', '9:05 pm'],
    ['hi', '12', 'रात 9:05'],
    ['en', '24', '21:05'],
  ] as const)('tells a time of birth in %s by the clock of %s', (lang, clock, time) => {
    const { container } = show(match(chartOf('1988-04-05T15:35:00Z', '21:05'), girl), lang, {
      clock,
    });
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(`, ${time}, `);
  });

  it('says between which totals a match without a time lies', () => {
    const noTime = chartOf('1988-04-05T19:00:00Z', null);
    show(match(noTime, girl, { least: 20, most: 27.5 }));
    expect(screen.getByText(/between 20 and 27.5/)).toBeTruthy();
    expect(screen.getByText('Groom’s chart (from the Moon, time not known)')).toBeTruthy();
  });

  it('has its PDF beside it, and only its maker can delete it', () => {
    const path = `/hi/astrology-services/kundli-matching/${'x'.repeat(22)}`;
    const { container, unmount } = show(match(boy, girl), 'hi');
    expect(container.querySelector(`a[download][href="${path}/matching.pdf"]`)).toBeTruthy();
    expect(container.querySelector(`form[action="${path}?secret=${'s'.repeat(22)}"]`)).toBeTruthy();
    unmount();
    expect(
      show(match(boy, girl), 'hi', { isMaker: false }).container.querySelector('form'),
    ).toBeNull();
  });

  it('says where there is none, with the way to the form', () => {
    render(<KundliMatchPage data={{ kind: 'gone' }} lang="en" params={{}} session={null} />);
    expect(screen.getByText(/no match at this address/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Match two kundlis' })).toBeTruthy();
  });
});
