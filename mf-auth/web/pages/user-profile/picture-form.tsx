import { type ChangeEvent, type FormEvent, useState } from 'react';
import { MAX_IMAGE_BYTES } from 'shared/contracts/content-pictures';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { defaultAvatar } from '../../model/shown-user';
import type { PictureOutcome, PictureProblem } from './picture-outcome';
import { readDataUrl } from './read-data-url';
import { text } from './text';
import classes from './user-profile.module.css';

interface PictureFormProps {
  /** The address of the picture that is shown now. */
  picture: string;
  outcome: PictureOutcome | null;
  lang: Lang;
}

/** Plain forms that set and remove the picture; with script the chosen one is shown before it is sent. */
export function PictureForm({ picture, outcome, lang }: PictureFormProps) {
  const words = text[lang].picture;
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState(outcome === 'saved' ? null : outcome);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const isTooLarge = file !== undefined && file.size > MAX_IMAGE_BYTES;
    setProblem(isTooLarge ? 'tooLarge' : null);
    setPreview(file && !isTooLarge ? await readDataUrl(file) : null);
  }

  function refuse(wrong: PictureProblem) {
    setProblem(wrong);
    setPreview(null);
  }

  function send(event: FormEvent) {
    if (problem === 'tooLarge' || problem === 'noPicture') event.preventDefault();
  }

  return (
    <div className={classes.picture} id="picture">
      <img
        src={preview ?? picture}
        alt={preview ? words.preview : words.current}
        width={96}
        height={96}
        onError={() => preview && refuse('noPicture')}
      />
      <form
        method="post"
        action="/api/upload_image"
        encType="multipart/form-data"
        onSubmit={send}
        id="picture-form"
      >
        <TextInput
          label={words.label}
          name="image"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
          hint={words.hint}
          onChange={(event) => void choose(event)}
          {...(problem ? { error: words.problems[problem] } : {})}
        />
      </form>
      <div className={classes.actions}>
        <Button type="submit" form="picture-form">
          {words.save}
        </Button>
        {picture !== defaultAvatar && (
          <form method="post" action={localPath(lang, '/user-profile')}>
            <input type="hidden" name="intent" value="remove-picture" />
            <Button type="submit" tone="quiet">
              {words.remove}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
