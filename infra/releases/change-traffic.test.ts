import {
  canaryVersion,
  endCanary,
  isPercentage,
  promoteVersion,
  type TrafficChange,
} from './change-traffic';
import { findDefault, type DiscoveryVersion } from './discovery-document';
import { makeTestVersion } from './make-test-release';

const version = (number: string) => makeTestVersion({ name: 'mf-a', version: number });

function done(change: TrafficChange): DiscoveryVersion[] {
  if (!change.ok) throw new Error(change.message);
  return change.versions;
}

const traffic = (versions: DiscoveryVersion[]) =>
  Object.fromEntries(versions.map((v) => [v.metadata.version, v.deployment.traffic]));

test('the release before is named as the fallback and stays listed', () => {
  const first = done(promoteVersion([], version('1')));
  expect(findDefault(first)).not.toHaveProperty('fallbackUrl');
  const second = done(promoteVersion(first, version('2')));
  expect(traffic(second)).toEqual({ 2: 100, 1: 0 });
  expect(findDefault(second)?.fallbackUrl).toBe(first[0]?.url);
  expect(promoteVersion(second, version('2'))).toMatchObject({ ok: false, code: 'already_so' });
});

test('a canary takes its share from the default, grows, and becomes the default', () => {
  const first = done(promoteVersion([], version('1')));
  const five = done(canaryVersion(first, version('2'), 5));
  expect(traffic(five)).toEqual({ 2: 5, 1: 95 });
  const tiny = done(canaryVersion(five, version('2'), 0.01));
  expect(traffic(tiny)).toEqual({ 2: 0.01, 1: 99.99 });
  expect(traffic(done(promoteVersion(tiny, version('2'))))).toEqual({ 2: 100, 1: 0 });
  expect(traffic(done(canaryVersion(tiny, version('2'), 0)))).toEqual({ 2: 0, 1: 100 });
});

test('one trial at a time, but others can be listed beside it', () => {
  const trial = done(canaryVersion(done(promoteVersion([], version('1'))), version('2'), 5));
  expect(canaryVersion(trial, version('3'), 5)).toMatchObject({ code: 'canary_running' });
  expect(traffic(done(canaryVersion(trial, version('3'), 0)))).toEqual({ 3: 0, 2: 5, 1: 95 });
});

test('shares that make no sense are refused', () => {
  const first = done(promoteVersion([], version('1')));
  for (const percent of [-1, 100, 101, 0.001, Number.NaN])
    expect(canaryVersion(first, version('2'), percent)).toMatchObject({ code: 'bad_traffic' });
  expect(canaryVersion(first, version('1'), 5)).toMatchObject({ code: 'bad_traffic' });
  expect([0, 12.34, 100].every(isPercentage)).toBe(true);
});

test('the list of old releases does not grow for ever', () => {
  let versions: DiscoveryVersion[] = [];
  for (let n = 1; n <= 20; n += 1) versions = done(promoteVersion(versions, version(String(n))));
  expect(versions.map((v) => v.metadata.version)).toEqual(['20', '19', '18', '17', '16']);
});

test('a first release is tried by some while the others go without, and can be taken back or given to all', () => {
  const tried = done(canaryVersion([], version('1'), 5));
  expect(traffic(tried)).toEqual({ 1: 5 });
  expect(findDefault(tried)).toBeUndefined();
  expect(traffic(done(canaryVersion(tried, version('1'), 20)))).toEqual({ 1: 20 });
  expect(canaryVersion(tried, version('2'), 5)).toMatchObject({ code: 'canary_running' });
  expect(traffic(done(canaryVersion(tried, version('2'), 0)))).toEqual({ 2: 0, 1: 5 });
  expect(traffic(done(canaryVersion(tried, version('1'), 0)))).toEqual({ 1: 0 });
  expect(traffic(endCanary(tried))).toEqual({ 1: 0 });
  expect(traffic(done(promoteVersion(tried, version('1'))))).toEqual({ 1: 100 });
});
