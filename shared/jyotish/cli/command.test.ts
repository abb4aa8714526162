import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readOptions } from './read-options';

const starter = resolve(__dirname, 'jyotish.mjs');

describe('the jyotish command', () => {
  it('answers a batch on its streams', () => {
    const request = '{"op":"chart","utc":"1990-04-15T09:00:00Z","lat":12.97,"lon":77.59}';
    const input = `${request}\nnot json\n`;
    const [chart = '', error = ''] = execFileSync(process.execPath, [starter, 'batch'], { input })
      .toString()
      .split('\n');
    expect(JSON.parse(chart)).toMatchObject({ ascendant: { rashi: 4, nakshatra: 10, pada: 1 } });
    expect(JSON.parse(error)).toMatchObject({ error: { code: 'invalid_json' } });
  });

  it('names a wrong option on standard error', () => {
    const args = [starter, 'chart', '--utc', '1990-04-15', '--lat', '1', '--lon', '2'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args);
    expect(status).toBe(1);
    expect(stdout.toString()).toBe('');
    expect(stderr.toString()).toMatch(/^jyotish: utc is an ISO 8601 instant/);
  });
});

describe('options', () => {
  it('become the request they stand for', () => {
    const args = ['--lat', '-33.9', '--lon', '151.2', '--utc', '2000-01-01T00:00:00Z', '--json'];
    expect(readOptions('chart', args)).toEqual({
      request: { op: 'chart', lat: -33.9, lon: 151.2, utc: '2000-01-01T00:00:00Z' },
      isJson: true,
    });
  });

  it('tell a Moon from an instant', () => {
    const { request } = readOptions('match', ['--boy', '12.5', '--girl', '1990-04-15T09:00:00Z']);
    expect(request).toMatchObject({
      boy: { longitude: 12.5 },
      girl: { utc: '1990-04-15T09:00:00Z' },
    });
  });
});
