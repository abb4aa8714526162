import { useEffect, useState } from 'react';
import type { AnswerOf } from 'shared/contracts/contract';
import type { getStaffSelf } from 'shared/contracts/staff-sign-in';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { makePasskey, type PasskeyOutcome } from './ask-passkey';
import classes from './passkey-panel.module.css';
import { passkeyText } from './passkey-text';

interface PasskeyPanelProps {
  passkeys: AnswerOf<typeof getStaffSelf>['data']['passkeys'];
  lang: Lang;
  path: string;
}

/** One's own passkeys: a list, and another one for who has script and a browser that can. */
export function PasskeyPanel({ passkeys, lang, path }: PasskeyPanelProps) {
  const words = passkeyText[lang];
  const face = useClockFace(lang);
  return (
    <Panel title={words.title} lead={words.lead}>
      {passkeys.length === 0 && <p>{words.none}</p>}
      <ul className={classes.keys}>
        {passkeys.map(({ id, name, last_used_at }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p>
                {last_used_at ? `${words.used} ${writeMoment(last_used_at, face)}` : words.never}
              </p>
            </div>
            <Confirm
              label={words.remove}
              title={`${words.remove}?`}
              action={words.remove}
              cancel={words.cancel}
              to={path}
              fields={{ intent: 'remove-passkey', passkey: id }}
            >
              <p>{words.removeWhat(name)}</p>
            </Confirm>
          </li>
        ))}
      </ul>
      <AddPasskey lang={lang} path={path} />
    </Panel>
  );
}

function AddPasskey({ lang, path }: { lang: Lang; path: string }) {
  const words = passkeyText[lang];
  const [isAble, setAble] = useState(false);
  const [name, setName] = useState<string>(words.device);
  const [outcome, setOutcome] = useState<PasskeyOutcome | 'busy' | null>(null);
  useEffect(() => setAble('PublicKeyCredential' in window), []);
  if (!isAble) return null;
  const add = async () => {
    setOutcome('busy');
    const ended = await makePasskey(name.trim() || words.device);
    setOutcome(ended);
    if (ended === 'done') window.location.assign(path);
  };
  const confirmPath = `${localPath(lang, '/admin/confirm')}?${new URLSearchParams({ next: path })}`;
  return (
    <div className={classes.add}>
      <TextInput
        label={words.name}
        name="passkey-name"
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <Button tone="secondary" busy={outcome === 'busy'} onClick={() => void add()}>
        {words.add}
      </Button>
      {outcome === 'refused' && <Notice tone="error">{words.failed}</Notice>}
      {outcome === 'stale' && (
        <Notice tone="info">
          <a href={confirmPath}>{words.stale}</a>
        </Notice>
      )}
    </div>
  );
}
