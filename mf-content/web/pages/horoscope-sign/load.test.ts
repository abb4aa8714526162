import { horoscopePeriods } from 'shared/contracts/content-horoscope';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { LoadArgs } from 'shared/remote-kit/page';
import { horoscopeSteps } from '../../../model/horoscope-steps';
import { fitDescription } from './fit-description';
import { loadSign } from './load';

const asked: unknown[] = [];

function visit(params: Record<string, string>, answer: object): LoadArgs {
  return {
    params,
    path: '/',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    form: null,
    preferences: defaultPreferences('en'),
    call: (async (_contract: unknown, input: unknown) => {
      asked.push(input);
      return answer;
    }) as LoadArgs['call'],
  };
}

const reading = {
  status: 200,
  data: {
    period: 'daily',
    from: '2026-11-22',
    until: '2026-11-22',
    lang: 'en',
    summary: 'A quiet day.',
  },
};

test('the step in the address is the period that is asked for', async () => {
  const loaded = await loadSign('daily')(visit({ sign: 'leo', step: 'tomorrow' }, reading));
  expect(asked.at(-1)).toEqual({
    params: { period: 'daily', sign: 'leo', date: 'next' },
    query: { lang: 'en', zone: 'Asia/Kolkata', clock: '12' },
  });
  expect(loaded.head.title).toBe('Leo daily horoscope, 22 Nov 2026 | Tarapath');
  expect(loaded.head.image).toBe('/horoscope/cards/daily/leo/2026-11-22/card.png');
});

test.each([{ sign: 'ophiuchus' }, { sign: 'leo', step: 'next-week' }, { sign: 'leo', step: '' }])(
  '%j has no page',
  async (params) => {
    const loaded = await loadSign('daily')(visit(params as Record<string, string>, reading));
    expect([loaded.status, loaded.head.noindex, loaded.data.found]).toEqual([404, true, 'no']);
  },
);

test('a failed call is told as such', async () => {
  const loaded = await loadSign('daily')(visit({ sign: 'leo' }, { error_status: 500 }));
  expect([loaded.status, loaded.data.found]).toEqual([503, 'failed']);
});

test('every period has a page of now', () => {
  for (const period of horoscopePeriods)
    expect(horoscopeSteps[period].filter(({ path }) => path === '')).toHaveLength(1);
});

test('descriptions end with a whole word', () => {
  expect(fitDescription('Short.')).toBe('Short.');
  const fitted = fitDescription('word, '.repeat(60));
  expect(fitted.length).toBeLessThanOrEqual(160);
  expect(fitted).toMatch(/word…$/);
});
