import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { PasskeySignIn } from '../../staff/passkey-sign-in';
import type { StaffSignInData } from './load';
import classes from './staff-sign-in.module.css';
import { text } from './text';

/** Where staff sign in: the mailed code, then the second factor. */
export default function StaffSignInPage({ data, lang }: PageProps<StaffSignInData>) {
  const words = text[lang];
  const { step, development, problem } = data;
  return (
    <AdminPage title={words.title} lead={words.lead} width="narrow">
      <ProblemNotice problem={problem} lang={lang} />
      <Panel>
        {data.isSignedIn && <a href={data.next}>{words.signedIn}</a>}
        {step === 'email' && <EmailForm data={data} lang={lang} />}
        {step === 'email' && <PasskeySignIn next={data.next} lang={lang} />}
        {step === 'code' && <CodeForm data={data} lang={lang} />}
        {step === 'factor' && <FactorForm data={data} lang={lang} />}
      </Panel>
      {development && (
        <Notice tone="info">
          <p>
            {words.development} <strong>{development.email}</strong>; {words.inbox}{' '}
            <a href="/dev/inbox" target="_blank" rel="noopener">
              /dev/inbox
            </a>
            ; {words.app} <strong>{development.code}</strong>.
          </p>
        </Notice>
      )}
    </AdminPage>
  );
}

type FormProps = Pick<PageProps<StaffSignInData>, 'data' | 'lang'>;

function EmailForm({ data, lang }: FormProps) {
  const words = text[lang];
  return (
    <form method="post" action={localPath(lang, '/admin/sign-in')} className={classes.form}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="next" value={data.next} />
      <TextInput
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={data.email || (data.development?.email ?? '')}
        required
      />
      <Button type="submit" size="l">
        {words.next}
      </Button>
    </form>
  );
}

function CodeForm({ data, lang }: FormProps) {
  const words = text[lang];
  const again = `${localPath(lang, '/admin/sign-in')}?${new URLSearchParams({ next: data.next })}`;
  return (
    <form method="post" action={localPath(lang, '/admin/sign-in')} className={classes.form}>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="next" value={data.next} />
      <input type="hidden" name="email" value={data.email} />
      <input type="hidden" name="user_id" value={data.userId} />
      <p>{words.codeLead(data.email)}</p>
      <TextInput
        label={words.code}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{4}"
        maxLength={4}
        required
      />
      <Button type="submit" size="l">
        {words.confirm}
      </Button>
      <a href={again}>{words.again}</a>
    </form>
  );
}

function FactorForm({ data, lang }: FormProps) {
  const words = text[lang];
  return (
    <form method="post" action={localPath(lang, '/admin/sign-in')} className={classes.form}>
      <input type="hidden" name="intent" value="factor" />
      <input type="hidden" name="next" value={data.next} />
      <input type="hidden" name="step" value={data.factorStep} />
      <p>{words.factorLead}</p>
      <TextInput
        label={words.factor}
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <Button type="submit" size="l">
        {words.signIn}
      </Button>
    </form>
  );
}
