import { emailPattern } from 'shared/contracts/email-pattern';
import { keep } from 'shared/kept-in-browser/storage';

interface Messages {
  busy: string;
  required: string;
  invalid: string;
  failed: string;
  sent: string;
}

const SHOWN_FOR = 5000;

/** Sends the newsletter form in place and tells the outcome, for five seconds. */
export function startNewsletter(document: Document) {
  const form = document.querySelector<HTMLFormElement>('form[data-newsletter]');
  if (!form) return;
  const messages: Messages = JSON.parse(form.dataset.newsletter ?? '{}');
  const [input, button] = [form.querySelector('input'), form.querySelector('button')];
  const [status, alert] = [form.querySelector('[role=status]'), form.querySelector('[role=alert]')];
  if (!input || !button || !status || !alert) return;
  const label = button.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // the messages of the site, not the browser's own
  form.noValidate = true;

  const tell = (place: Element | null, message = '') => {
    clearTimeout(timer);
    status.textContent = alert.textContent = '';
    if (!place) return;
    place.textContent = message;
    timer = setTimeout(tell, SHOWN_FOR, null);
  };
  const setBusy = (isBusy: boolean) => {
    input.disabled = button.disabled = isBusy;
    button.textContent = isBusy ? messages.busy : label;
  };

  input.addEventListener('input', () => {
    input.setAttribute('aria-invalid', 'false');
    alert.textContent = '';
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const email = input.value.trim();
    const wrong = email ? (emailPattern.test(email) ? '' : messages.invalid) : messages.required;
    input.setAttribute('aria-invalid', String(Boolean(wrong)));
    if (wrong) {
      tell(alert, wrong);
      input.focus();
      return;
    }
    tell(null);
    setBusy(true);
    const refusal = await subscribe(form.action, email, messages.failed);
    setBusy(false);
    // disabling what had the focus lost it
    if (document.activeElement === document.body) button.focus();
    if (refusal) return tell(alert, refusal);
    form.reset();
    tell(status, messages.sent);
    keep('isSubscribed', 'true');
  });
}

/** Asks the server to subscribe an address. Answers why it did not, or null. */
async function subscribe(action: string, email: string, failed: string): Promise<string | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (response.status === 200) return null;
    const body = [400, 429].includes(response.status) ? await response.json() : {};
    return body.message || failed;
  } catch (error) {
    console.warn('the newsletter did not answer', error);
    return failed;
  }
}
