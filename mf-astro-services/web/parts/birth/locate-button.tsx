import type { Lang } from 'shared/remote-kit/page';
import { birthText } from './birth-text';
import classes from './place-field.module.css';
import type { PositionState } from './use-position';

/** Asks for the position of the device, and says when it can't be had. */
export function LocateButton({
  state,
  lang,
  onPress,
}: {
  state: PositionState;
  lang: Lang;
  onPress: () => void;
}) {
  if (state === 'none') return null;
  const text = birthText[lang];
  const isAsking = state === 'asking';
  return (
    <>
      <button
        type="button"
        className={classes.locate}
        aria-disabled={isAsking || undefined}
        onClick={onPress}
      >
        {isAsking ? text.locating : text.locate}
      </button>
      {(state === 'refused' || state === 'failed') && (
        <p role="alert" className={classes.trouble}>
          {text.noPosition[state]}
        </p>
      )}
    </>
  );
}
