import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyText } from './keep-early-text';

function Greeting() {
  const [name, setName] = useState('');
  const [isReady, setReady] = useState(false);
  return (
    <>
      <input
        ref={keepEarlyText(name, setName)}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button onClick={() => setReady(true)}>{isReady ? `Hello ${name}` : 'Greet'}</button>
    </>
  );
}

test('what was typed before hydration stays, in the field and in the state', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Greeting />);
  const input = box.querySelector('input')!;
  input.value = 'Asha';
  await act(async () => void hydrateRoot(box, <Greeting />));
  await act(async () => box.querySelector('button')!.click());
  expect(input.value).toBe('Asha');
  expect(box.textContent).toBe('Hello Asha');
});
