import type { SearchHit } from 'shared/contracts/search';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import classes from './search.module.css';

interface AnswerListProps {
  answers: Pick<SearchHit, 'title' | 'path' | 'text'>[];
  lang: Lang;
}

/** Pages one below the other, each with what it answers. */
export function AnswerList({ answers, lang }: AnswerListProps) {
  if (answers.length === 0) return null;
  return (
    <ul className={classes.answers}>
      {answers.map(({ title, path, text }) => (
        <li key={path + title}>
          <a href={localPath(lang, path)}>
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
