import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MAX_IMAGE_BYTES } from 'shared/contracts/content-pictures';
import { defaultAvatar } from '../../model/shown-user';
import { PictureForm } from './picture-form';
import { readPictureOutcome } from './picture-outcome';

const open = (picture = defaultAvatar, query = '') =>
  render(
    <PictureForm
      picture={picture}
      outcome={readPictureOutcome(new URLSearchParams(query))}
      lang="en"
    />,
  );
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
const shown = () => screen.getByRole('img').getAttribute('src');
const wrong = () => {
  const input = screen.getByLabelText('Choose a picture');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const error = described.find((id) => id.endsWith('-error'));
  return error ? document.getElementById(error)?.textContent : null;
};

test('the chosen picture is shown before it is sent', async () => {
  open();
  choose(new File(['abc'], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(shown()).toBe('data:image/png;base64,YWJj'));
  expect(screen.getByAltText('The picture you have chosen')).toBeTruthy();
});

test('what can not be shown or is too large is said beside the field, and not sent', async () => {
  const { container } = open();
  choose(new File(['abc'], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(shown()).toMatch(/^data:/));
  fireEvent.error(screen.getByRole('img'));
  expect(wrong()).toContain('This is no picture');
  expect(shown()).toBe(defaultAvatar);
  choose(new File([new Uint8Array(MAX_IMAGE_BYTES + 1)], 'me.png'));
  await waitFor(() => expect(wrong()).toContain('at most 5 MB'));
  const form = container.querySelector('#picture-form') as HTMLFormElement;
  // false: the form was kept from being sent
  expect(fireEvent.submit(form)).toBe(false);
  choose(new File(['abc'], 'me.png'));
  await waitFor(() => expect(wrong()).toBeNull());
  expect(fireEvent.submit(form)).toBe(true);
});

test.each([
  ['payload_too_large', 'at most 5 MB.'],
  ['invalid_input', 'This is no picture'],
  ['too_many_requests', 'wait a few minutes'],
  ['internal', 'could not be saved'],
])('without script the page says why: %s', (reason, sentence) => {
  open(defaultAvatar, `form=auth.upload_image&outcome=failed&reason=${reason}`);
  expect(wrong()).toContain(sentence);
});

test('only a picture of one’s own can be removed', () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  unmount();
  open('/pictures/x/320.webp', 'form=auth.upload_image&outcome=ok');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy();
});
