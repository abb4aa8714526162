import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import AccountMenu from './piece';

const user = { id: 7, name: null, email: null, phone: null, img: 'NA', type: 'customer' };
const signedIn = (balance: string | null, available = balance) => (
  <AccountMenu data={{ balance, available, next: '/' }} lang="en" params={{}} session={user} />
);

test('signed out: a link that works without script and opens the dialog with it', () => {
  render(
    <AccountMenu
      data={{ balance: null, available: null, next: '/hi/remedies?a=1' }}
      lang="hi"
      params={{}}
      session={null}
    />,
  );
  const login = screen.getByRole('link', { name: 'लॉगिन' });
  expect(login.getAttribute('href')).toBe('/hi/sign-in?next=%2Fhi%2Fremedies%3Fa%3D1');
  expect(login.hasAttribute('data-sign-in')).toBe(true);
});

test('signed in: stand-ins, and the five ways on', () => {
  const { container } = render(signedIn('12345600'));
  fireEvent.click(container.querySelector('summary')!);
  expect(screen.getByText('Guest')).toBeTruthy();
  expect(screen.getByText('NA')).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/user-profile?id=7', '/recharge', '/order-history', '/support']);
  expect(screen.getByText('₹1,23,456')).toBeTruthy();
  const form = screen.getByRole('button', { name: 'Log Out' }).closest('form');
  expect(form).toMatchObject({ method: 'post', action: 'http://localhost/sign-out' });
});

test('a wallet that could not be read shows no number', () => {
  expect(renderToString(signedIn(null))).not.toContain('₹');
});

test('what can be spent is said where it is not the balance', () => {
  expect(renderToString(signedIn('500'))).not.toContain('available now');
  expect(renderToString(signedIn('500', '300'))).toContain('₹3 available now');
});

test('the mouse opens it, the press that follows keeps it, Escape closes it', () => {
  const { container } = render(signedIn('0'));
  const details = container.querySelector('details')!;
  const summary = container.querySelector('summary')!;
  // React hears entering as a pointerover that comes from outside.
  const enter = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(enter, 'pointerType', { value: 'mouse' });
  fireEvent(details, enter);
  expect(details.open).toBe(true);
  fireEvent.click(summary);
  expect(details.open).toBe(true);
  summary.focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('a press elsewhere closes it', () => {
  const { container } = render(signedIn('0'));
  const details = container.querySelector('details')!;
  details.open = true;
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
});
