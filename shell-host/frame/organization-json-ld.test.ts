import { readFileSync } from 'node:fs';
import path from 'node:path';
import { organizationJsonLd } from './organization-json-ld';
import { sampleFrameProps } from './sample-frame-props';

const { site } = sampleFrameProps();

test('the organisation has a logo and the networks where it has an account', () => {
  const social = [{ name: 'YouTube', href: 'https://youtube.example/tarapath' }];
  expect(organizationJsonLd('en', { ...site, social })).toMatchObject({
    '@type': 'Organization',
    url: `${site.publicUrl}/`,
    logo: { url: `${site.publicUrl}/media/shell-host/logo.png`, width: 512, height: 512 },
    sameAs: ['https://youtube.example/tarapath'],
  });
  expect(organizationJsonLd('hi', { ...site, social: [] })).not.toHaveProperty('sameAs');
});

test('the logo is a square of the size that is told', () => {
  const png = readFileSync(path.join(__dirname, '../media/logo.png'));
  // the sizes stand at a fixed place behind the signature
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
});
