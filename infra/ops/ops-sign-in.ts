import { html } from './html';
import { renderOpsDocument } from './ops-document';

/** The form that asks for the ops token. */
export function renderOpsSignIn(css: string[], told: string | null): string {
  return renderOpsDocument(
    css,
    html`<main class="sign-in">
      <p class="brand">Tarapath <small>operations</small></p>
      <h1>Sign in</h1>
      ${told && html`<p class="told bad" role="alert">${told}</p>`}
      <form method="post" action="/ops/sign-in">
        <label
          >Your name <input name="name" required maxlength="60" autocomplete="username"
        /></label>
        <label
          >Ops token
          <input name="token" type="password" required autocomplete="current-password" />
        </label>
        <button>Sign in</button>
      </form>
      <p class="note">
        Who works in the back office needs no token:
        <a href="/admin/sign-in?next=/ops">sign in there</a>.
      </p>
      <p class="note">You stay signed in for an hour. Your name stands beside what you change.</p>
    </main>`,
  );
}
