import { render, screen } from '@testing-library/react';
import { remedySample } from './remedy-sample';
import RemedyPage from './page';

test('a remedy is one article with its sections, mantra and related remedies', () => {
  const related = [{ ...remedySample, details: {}, id: 2, slug: 'moon', title: 'Moon' }];
  render(
    <RemedyPage
      lang="en"
      params={{ slug: 'sun' }}
      session={null}
      data={{ found: 'yes', remedy: remedySample, related }}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('ॐ घृणिः सूर्याय नमः').getAttribute('lang')).toBe('sa');
  expect(screen.getByText('Free')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Moon' }).getAttribute('href')).toBe('/remedies/moon');
});

test('links stay in Hindi on the Hindi page', () => {
  render(
    <RemedyPage
      lang="hi"
      params={{ slug: 'sun' }}
      session={null}
      data={{ found: 'yes', remedy: remedySample, related: [] }}
    />,
  );
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/hi(\/|$)/);
});

test.each([
  ['no', 'This remedy was not found', '/remedies'],
  ['failed', 'The remedy could not be loaded', '/remedies/sun'],
] as const)('when it is not there (%s) the page says so and leads on', (found, title, href) => {
  render(<RemedyPage lang="en" params={{ slug: 'sun' }} session={null} data={{ found }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
});
