import { useEffect, useId, useRef, useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import type { Target } from './code-calls';
import { CodeStep } from './code-step';
import classes from './sign-in-dialog.module.css';
import { TargetStep } from './target-step';
import { text } from './text';
import { useKeyboardRoom } from './use-keyboard-room';

/** The sign-in dialog. Each new `request` number opens it afresh. */
export default function SignInDialog({ lang, request }: { lang: Lang; request: number }) {
  const words = text[lang];
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [userId, setUserId] = useState<string | null>(null);
  const [toast, setToast] = useState<string | null>(null);
  useKeyboardRoom(dialog);

  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    // left to itself the focus goes to the close button, which comes first
    dialog.current.querySelector('input')?.focus();
  }, [request]);

  useEffect(() => {
    const element = dialog.current;
    // A press beside the box lands on the dialog element itself.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, []);

  function forget() {
    setUserId(null);
    setToast(null);
  }

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={forget}>
      <div className={classes.box}>
        <button
          type="button"
          className={classes.close}
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <h2 id={titleId} className={classes.title}>
          {userId === null ? words.title : words.codeTitle}
        </h2>
        {userId === null || target === null ? (
          <TargetStep
            lang={lang}
            before={target}
            onSent={(sentTo, id) => {
              setTarget(sentTo);
              setUserId(id);
            }}
            onError={setToast}
          />
        ) : (
          <CodeStep
            words={words}
            target={target}
            userId={userId}
            onResent={setUserId}
            onEdit={forget}
            onSendError={setToast}
          />
        )}
        {toast !== null && (
          <div className={classes.toast} role="alert">
            <span>{toast}</span>
            <button type="button" aria-label={words.dismiss} onClick={() => setToast(null)}>
              <Icon name="close" size={18} />
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
