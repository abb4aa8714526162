import { useEffect, useRef, useState } from 'react';
import type { Puzzle } from 'shared/contracts/proof-of-work';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { solvePuzzle } from '../../model/solve-puzzle';
import { text as dialogText } from '../../sign-in-dialog/text';
import type { SignInData } from './load';

interface ProofFormProps {
  data: SignInData;
  puzzle: Puzzle;
  lang: Lang;
}

/** Does the work the site asks for and sends the form again; without script it says why to wait. */
export function ProofForm({ data, puzzle, lang }: ProofFormProps) {
  const words = dialogText[lang];
  const form = useRef<HTMLFormElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [proof, setProof] = useState('');

  useEffect(() => {
    let isGone = false;
    setWorking(true);
    solvePuzzle(puzzle)
      .catch(() => null) // an insecure origin has no cryptography: the notice comes back
      .then((solved) => {
        if (isGone) return;
        if (solved) setProof(JSON.stringify(solved));
        else setWorking(false);
      });
    return () => {
      isGone = true;
    };
  }, [puzzle]);
  // after the proof is in its field, not before
  useEffect(() => {
    if (proof) form.current?.requestSubmit();
  }, [proof]);

  const fields = {
    intent: 'send',
    next: data.next,
    with: data.withEmail ? 'email' : 'mobile',
    numbers: data.numbers,
    email: data.email,
    user_id: data.userId,
    proof,
  };
  return (
    <form ref={form} method="post" action={localPath(lang, '/sign-in')}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isWorking ? (
        <Notice tone="info">{words.sending}</Notice>
      ) : (
        <Notice tone="error">{words.crowded}</Notice>
      )}
    </form>
  );
}
