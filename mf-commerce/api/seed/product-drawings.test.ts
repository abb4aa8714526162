/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../content/products');

it.each(readdirSync(folder))(
  'the drawing of %s is sound, small, and loads and runs nothing',
  (slug) => {
    const svg = readFileSync(path.join(folder, slug, `${slug}.svg`), 'utf8');
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 800">/);
    expect(svg).not.toMatch(
      /<(script|foreignObject|image|style|text|a)\b|\son\w+=|javascript:|data:/i,
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/\/\/|@import/);
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id ?? '');
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  },
);
