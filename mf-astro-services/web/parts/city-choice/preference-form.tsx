import type { FormEvent, ReactNode } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { preferencesPath } from './preferences-path';

interface PreferenceFormProps {
  /** Where it leads when the choice is kept: a path with its language. */
  back: string;
  /** It stands in the frame: the page below may be another one by now. */
  isInFrame?: boolean;
  lang: Lang;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that keeps a preference. It loads a document, with script too: all of a page is of one city. */
export function PreferenceForm(props: PreferenceFormProps) {
  const { back, isInFrame = false, lang, className, children } = props;
  return (
    <form
      method="post"
      action={localPath(lang, preferencesPath)}
      className={className}
      onSubmit={isInFrame ? leadBackHere : undefined}
    >
      <input type="hidden" name="back" defaultValue={back} />
      {children}
    </form>
  );
}

function leadBackHere({ currentTarget }: FormEvent<HTMLFormElement>) {
  const back = currentTarget.elements.namedItem('back') as HTMLInputElement;
  back.value = window.location.pathname + window.location.search;
}
