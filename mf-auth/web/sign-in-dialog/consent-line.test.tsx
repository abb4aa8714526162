import { render } from '@testing-library/react';
import { ConsentLine } from './consent-line';

// the dialog and the page both show this one line
test.each([
  ['en', 'By continuing you agree to our Terms and Conditions', '18 or older'],
  ['hi', 'आगे बढ़कर आप हमारे नियमों और शर्तों', '18 वर्ष या अधिक'],
] as const)('who signs in (%s) agrees to the rules and is of age', (lang, agreed, adult) => {
  const { container } = render(<ConsentLine lang={lang} />);
  const words = container.textContent.replace(/ \([^)]*\)/g, '');
  expect(words).toContain(agreed);
  expect(words).toContain(adult);
});
