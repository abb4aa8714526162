import { fireEvent, render, screen } from '@testing-library/react';
import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { KundliSection } from 'shared/contracts/astro-kundli-sections';
import { kundliSections } from 'shared/contracts/astro-kundli-sections';
import type { Clock } from 'shared/i18n/clock';
import { openReport } from 'shared/jyotish/report/open-report';
import { computeOverview } from 'shared/jyotish/report/overview';
import { defaultConventions } from 'shared/jyotish/report/report-types';
import { defaultPreferences } from 'shared/preferences/preferences';
import { PreferencesContext } from 'shared/preferences/use-preferences';
import { tellSection } from '../../../model/report/tell-section';
import { findLocally, rememberShown } from './local-report';
import KundliReportPage from './page';

// react-router wants a browser's TextEncoder, and nothing is navigated here
jest.mock('shared/router', () => ({ useNavigate: () => () => undefined }));
const recompute = jest.fn();
jest.mock('./recompute', () => ({ recompute: (...asked: unknown[]) => recompute(...asked) }));

const now = '2026-11-21T08:00:00Z';

async function make(section: KundliSection, lang: 'en' | 'hi', time: string | null = '14:30') {
  const place = { latitude: 12.97, longitude: 77.59 };
  const utc = '1990-04-15T09:00:00Z';
  const birth = { utc, ...place, isTimeKnown: time !== null, person: {} };
  const report = openReport(birth, defaultConventions);
  const overview = computeOverview(report, now);
  const kept: KeptKundli = {
    ...{
      id: 'x'.repeat(22),
      isMaker: true,
      isNameShared: false,
      secret: null,
      key: 'k',
      expiresAt: now,
    },
    kundli: {
      input: {
        ...{ name: 'Asha', gender: null, date: '1990-04-15', time },
        place: {
          ...{ ...place, name: 'Bengaluru', region: 'Karnataka', country: 'India' },
          timeZone: 'Asia/Kolkata',
        },
      },
      ...{ utc, offset: { seconds: 19_800, text: 'UTC+05:30' }, ...overview },
      conventions: { ...overview.conventions, clock: 'zone' },
    },
    section: await tellSection(section, report, now, lang),
  };
  return kept;
}

function show(kept: KeptKundli, lang: 'en' | 'hi' = 'en', clock: Clock = '12') {
  const data = {
    kind: 'report',
    kept,
    varga: 'D10',
    dasha: 'vimshottari',
    isUnsaved: false,
  } as const;
  return render(
    <PreferencesContext value={{ ...defaultPreferences(lang), clock }}>
      <KundliReportPage data={data} lang={lang} params={{}} session={null} />
    </PreferencesContext>,
  );
}

describe('the page of a kundli', () => {
  it.each(kundliSections)('shows the part %s in both languages', async (section) => {
    for (const lang of ['en', 'hi'] as const) {
      const { container, unmount } = show(await make(section, lang), lang);
      expect(container.querySelectorAll('h1')).toHaveLength(1);
      expect(container.querySelector('[data-result]')?.textContent).toBeTruthy();
      expect(container.querySelector('[aria-current=page][href*=free-kundli]')).toBeTruthy();
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
      unmount();
    }
  });

  it('shows the varga of the address, and another when it is chosen', async () => {
    show(await make('vargas', 'en'));
    const select = screen.getByLabelText('Divisional chart') as HTMLSelectElement;
    expect(select.value).toBe('D10');
    fireEvent.change(select, { target: { value: 'D60' } });
    expect(screen.getAllByRole('img', { name: /^D60/ }).length).toBeGreaterThan(0);
  });

  it('has what runs now of the dashas, to the last level', async () => {
    const { container } = show(await make('dashas', 'en'));
    expect(container.querySelectorAll('[data-level="1"] > li')).toHaveLength(9);
    expect(container.querySelectorAll('[data-level="2"] > li')).toHaveLength(81);
    expect(container.querySelectorAll('[data-level="5"] > li')).toHaveLength(9);
  });

  it.each([
    ['en', '12', ', 2:30 pm'],
    ['hi', '12', ', दोपहर 2:30'],
    ['en', '24', ', 14:30'],
  ] as const)('tells the time of birth in %s by the clock of %s', async (lang, clock, time) => {
    const { container } = show(await make('chart', lang), lang, clock);
    const said = container.textContent?.replaceAll('\u00a0', ' ') ?? '';
    // above the chart, and among what went into it
    expect(said.split(time)).toHaveLength(3);
  });

  it('says why a part is missing without the time of birth', async () => {
    show(await make('yogas', 'en', null));
    expect(screen.getByText('The time of birth is needed here')).toBeTruthy();
  });

  it('keeps what only its maker may do from others', async () => {
    const kept = await make('chart', 'en');
    show({ ...kept, isMaker: false, key: null });
    expect(screen.queryByText('Delete this kundli')).toBeNull();
    expect(screen.getByText('You see a shared kundli.')).toBeTruthy();
  });
});

describe('computing in the page', () => {
  it('is done for another convention of the kundli shown, and for nothing else', async () => {
    const kept = await make('chart', 'en');
    rememberShown(kept, 'en');
    recompute.mockResolvedValue(kept);
    expect(await findLocally(kept.id, 'chart', { ayanamsa: 'lahiri' }, 'en')).toBeNull();
    expect(await findLocally('y'.repeat(22), 'chart', { ayanamsa: 'kp' }, 'en')).toBeNull();
    expect(await findLocally(kept.id, 'chart', { ayanamsa: 'kp' }, 'hi')).toBeNull();
    expect(await findLocally(kept.id, 'doshas', { ayanamsa: 'kp' }, 'en')).toBeNull();
    expect(recompute).not.toHaveBeenCalled();
    expect(await findLocally(kept.id, 'chart', { ayanamsa: 'kp' }, 'en')).toBe(kept);
    expect(recompute.mock.calls[0]?.[2]).toMatchObject({ ayanamsa: 'kp', houses: 'sripati' });
  });
});
