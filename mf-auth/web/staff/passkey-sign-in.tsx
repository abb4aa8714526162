import { useEffect, useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { signInByPasskey, type PasskeyOutcome } from './ask-passkey';
import { passkeyText } from './passkey-text';

/** Signs in with a key of this device, where the browser can; it needs script. */
export function PasskeySignIn({ next, lang }: { next: string; lang: Lang }) {
  const words = passkeyText[lang];
  const [isAble, setAble] = useState(false);
  const [outcome, setOutcome] = useState<PasskeyOutcome | 'busy' | null>(null);
  useEffect(() => setAble('PublicKeyCredential' in window), []);
  if (!isAble) return null;
  const start = async () => {
    setOutcome('busy');
    const ended = await signInByPasskey();
    setOutcome(ended);
    if (ended === 'done') window.location.assign(next);
  };
  return (
    <>
      <Button tone="secondary" busy={outcome === 'busy'} onClick={() => void start()}>
        {words.signIn}
      </Button>
      {outcome === 'refused' && <Notice tone="error">{words.refused}</Notice>}
    </>
  );
}
