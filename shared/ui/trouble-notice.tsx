import type { Trouble } from '../http/failure';
import { tooOften } from '../i18n/too-often';
import type { Lang } from '../remote-kit/page';
import { Notice } from './notice';

interface TroubleNoticeProps {
  trouble: Trouble | null;
  lang: Lang;
  /** What is said when it was not asked too often. */
  failed: string;
}

/** Says why a form was not answered, or nothing. */
export function TroubleNotice({ trouble, lang, failed }: TroubleNoticeProps) {
  if (trouble === null) return null;
  return <Notice tone="error">{trouble === 'often' ? tooOften[lang] : failed}</Notice>;
}
