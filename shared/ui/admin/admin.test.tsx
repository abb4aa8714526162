import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRef } from 'react';
import { Confirm } from './confirm';
import { DataTable } from './data-table';
import { readTableView, tableAddress } from './table-address';
import { toCsv } from './to-csv';
import { useUnsavedWarning } from './use-unsaved-warning';

const rows = [
  { id: 1, name: '=HYPERLINK("http://evil.example")' },
  { id: 2, name: '+91 98111' },
];
const columns = [
  { key: 'id', label: 'No.', isSortable: true, show: (row: (typeof rows)[number]) => row.id },
  {
    key: 'name',
    label: 'Name',
    show: (row: (typeof rows)[number]) => row.name,
    csv: (row: (typeof rows)[number]) => row.name,
  },
];
const view = { q: 'a b', page: 2, sort: 'id', order: 'desc' as const };
const table = (
  <DataTable
    {...{ label: 'Things', lang: 'en', path: '/admin/x', columns, rows, view }}
    keyOf={({ id }) => id}
    total={60}
    perPage={25}
    empty="none"
  />
);

test('a table is sorted and paged by plain links, and says how it is sorted', () => {
  const { unmount } = render(table);
  const head = screen.getByRole('columnheader', { name: 'No.' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  const link = screen.getByRole('link', { name: 'No.' });
  expect(link.getAttribute('href')).toBe('/admin/x?q=a+b&sort=id&order=asc');
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/admin/x?q=a+b&sort=id&order=desc&page=3');
  expect(screen.getByText('60 in all · page 2 of 3')).toBeTruthy();
  unmount();
});

test('a view is kept in the browser under its name, and forgotten', () => {
  jest.spyOn(window, 'prompt').mockReturnValue('Newest');
  const first = render(table);
  fireEvent.click(screen.getByRole('button', { name: 'Keep this view' }));
  first.unmount();
  render(table);
  expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toMatch(/^\/admin\/x/);
  fireEvent.click(screen.getByRole('button', { name: 'Forget the view Newest' }));
  expect(screen.queryByRole('link', { name: 'Newest' })).toBeNull();
});

test('what the server sends has neither views nor files, which need script', () => {
  const html = renderToString(table);
  expect(html).toContain('aria-sort="descending"');
  expect(html).not.toContain('<button');
});

test('no cell of a file is a formula', () => {
  const lines = toCsv(['Name'], [['=1+1'], ['@SUM(A1)'], ['-2'], ['\tx'], ['plain, "quoted"']]);
  expect(lines.split('\n').slice(1, 5)).toEqual(["'=1+1", "'@SUM(A1)", "'-2", "'\tx"]);
  expect(lines).toContain('"plain, ""quoted"""');
});

test.each([
  ['', { q: '', page: 1, sort: 'id', order: 'desc' }],
  ['page=-3&sort=password&order=up&q=%20x%20', { q: 'x', page: 1, sort: 'id', order: 'desc' }],
  ['page=1e9&sort=name&order=asc', { q: '', page: 1e9, sort: 'name', order: 'asc' }],
  ['page=2.5', { q: '', page: 1, sort: 'id', order: 'desc' }],
])('the address ?%s is a view', (query, expected) => {
  expect(readTableView(new URLSearchParams(query), ['id', 'name'])).toEqual(expected);
});

test('another search begins at the first page', () => {
  expect(tableAddress('/x', view, { q: 'c' })).toBe('/x?q=c&sort=id&order=desc');
});

const confirmOf = (isOpen: boolean) => (
  <Confirm
    label="Erase"
    title="Erase it?"
    action="Erase for good"
    cancel="Leave it"
    to="/admin/x"
    fields={{ intent: 'erase' }}
    isOpen={isOpen}
  >
    <p>Nothing brings it back.</p>
  </Confirm>
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});

test('a question unfolds without script, and says what will happen', () => {
  const html = renderToString(confirmOf(false));
  expect(html).toContain('<details');
  expect(html).toContain('Nothing brings it back.');
  expect(html).not.toContain('Leave it');
});

test('with script it is a dialog with a way out', () => {
  render(confirmOf(false));
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Erase it?' });
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(dialog.open).toBe(false);
});

test('a question that was answered and refused is asked again', () => {
  render(confirmOf(true));
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Erase it?' }).open).toBe(true);
  expect(renderToString(confirmOf(true))).toContain('<details class="details" open="">');
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useUnsavedWarning(form);
  return (
    <form ref={form}>
      <input aria-label="Name" name="name" defaultValue="A" />
    </form>
  );
}

test('a page with something unsent asks before it is left', () => {
  render(<Form />);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'B' } });
  expect(leave()).toBe(true);
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement);
  expect(leave()).toBe(false);
});
