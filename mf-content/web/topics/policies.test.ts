import { createHash } from 'node:crypto';
import { consentPurposes, noticeVersions } from 'shared/contracts/auth-consent';
import { complaintTimes, complaintWords } from 'shared/contracts/complaint-times';
import { keptNames } from 'shared/kept-in-browser/names';
import { topics } from '../topic/topics';
import { policyVersions } from './policy-versions';

const policies = [
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/astrologer-terms-and-condition',
];

async function read(path: string, lang: 'en' | 'hi') {
  const entry = topics[path];
  if (!entry) throw new Error(`no topic at ${path}`);
  return entry[lang]();
}

test('a consent names the version that its page shows', async () => {
  const versions = {
    terms: (await read('/terms-and-conditions', 'en')).updated,
    notice: (await read('/privacy-policy', 'en')).updated,
  };
  for (const purpose of consentPurposes)
    expect(noticeVersions[purpose]).toBe(versions[purpose === 'terms' ? 'terms' : 'notice']);
});

test.each(policies)('%s begins in short, has anchors and names the company', async (path) => {
  const { blocks } = await read(path, 'hi');
  const ids = blocks.flatMap(({ id }) => id ?? []);
  expect(ids[0]).toBe('in-short');
  expect(new Set(ids).size).toBe(ids.length);
  expect(blocks.filter(({ id, kind }) => id === undefined && kind !== 'links')).toEqual([]);
  expect(blocks.some(({ kind }) => kind === 'company')).toBe(true);
});

test.each(['en', 'hi'] as const)(
  'all that is kept in a browser is named by the notice, %s',
  async (lang) => {
    const { blocks } = await read('/privacy-policy', lang);
    const technical = blocks.find(({ id }) => id === 'technical');
    if (technical?.kind !== 'list') throw new Error('the notice has no list of cookies');
    const explained = new Map(technical.items.map(({ term, text }) => [term, text]));
    for (const name of Object.keys(keptNames))
      expect([name, explained.get(`${name}:`)]).toEqual([name, expect.stringMatching(/.{10}/)]);
    const hindi = [...explained.values()].filter((text) => /[ऀ-ॿ]/.test(text ?? ''));
    expect(hindi).toHaveLength(lang === 'hi' ? explained.size : 0);
  },
);

test('each purpose has its item in the notice', async () => {
  const { blocks } = await read('/privacy-policy', 'en');
  const ids = blocks.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['account', 'birth-details', 'newsletter']));
});

test.each(policies)('the words of %s are those of its date', async (path) => {
  const [en, hi] = [await read(path, 'en'), await read(path, 'hi')];
  expect(hi.updated).toBe(en.updated);
  const hash = createHash('sha256')
    .update(JSON.stringify([en, hi]))
    .digest('hex')
    .slice(0, 16);
  const [date, known] = Object.entries(policyVersions[path] ?? {}).at(-1) ?? [];
  if (known === hash && date === en.updated) return;
  throw new Error(
    `The words of ${path} are not those of ${date}. Give the policy the day from which they count: ` +
      '`updated` in both languages, the version in noticeVersions (shared/contracts/auth-consent.ts) ' +
      `for terms and privacy, and in policy-versions.ts a line after the others: '<day>': '${hash}'. ` +
      'Words that were never published under their date yet may replace its line.',
  );
});

test('the versions of a policy follow one another, none in days to come', () => {
  for (const versions of Object.values(policyVersions)) {
    const dates = Object.keys(versions);
    expect(dates).toEqual([...dates].sort());
    for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
});

const stating = [...policies, '/contact-us'];

test.each(stating)('%s states the times of the rules of 2026, from one place', async (path) => {
  for (const lang of ['en', 'hi'] as const) {
    const words = JSON.stringify(await read(path, lang));
    const { acknowledgeHours, answerDays } = complaintWords[lang];
    expect(words).toContain(acknowledgeHours);
    expect(words).toContain(answerDays);
    expect(words).not.toMatch(/15 (days|दिन)/);
  }
});

test('terms and contact name the shorter times, and those of the other law as such', async () => {
  expect(complaintTimes).toEqual({
    acknowledgeHours: 24,
    answerDays: 7,
    urgentHours: 36,
    intimateHours: 2,
    orderHours: 3,
    reminderMonths: 3,
  });
  for (const path of ['/terms-and-conditions', '/contact-us'])
    for (const lang of ['en', 'hi'] as const) {
      const words = JSON.stringify(await read(path, lang));
      expect(words).toContain(complaintWords[lang].urgent);
      expect(words).toMatch(/48 (hours|घंटे)/);
    }
});
