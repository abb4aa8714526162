import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { text } from './text';

/** What continuing means, in the dialog and on the page. */
export function ConsentLine({ lang, className }: { lang: Lang; className?: string | undefined }) {
  const words = text[lang];
  const link = (path: string, name: string) => (
    <a href={localPath(lang, path)} target="_blank" rel="noopener">
      {name}
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </a>
  );
  return (
    <p className={className}>
      {words.consent} {link('/terms-and-conditions', words.terms)} {words.and}{' '}
      {link('/privacy-policy', words.privacy)}
      {words.consentEnd} {words.adult}
    </p>
  );
}
