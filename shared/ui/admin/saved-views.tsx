import { useEffect, useState } from 'react';
import { keep, readKept } from '../../kept-in-browser/storage';
import type { Lang } from '../../remote-kit/page';
import { Icon } from '../icon';
import classes from './data-table.module.css';
import { tableText } from './table-text';

const KEPT_AT_MOST = 12;

interface View {
  name: string;
  query: string;
}

/** Views of a table that were given a name, in this browser; it needs script, and is not there without. */
export function SavedViews({ path, lang }: { path: string; lang: Lang }) {
  const words = tableText[lang];
  const [views, setViews] = useState<View[] | null>(null);
  useEffect(() => setViews(readViews(path)), [path]);
  if (views === null) return null;
  const change = (next: View[]) => {
    keep('tarapath:views', JSON.stringify(next.slice(-KEPT_AT_MOST)), path);
    setViews(next.slice(-KEPT_AT_MOST));
  };
  const add = () => {
    const name = window.prompt(words.name)?.trim().slice(0, 40);
    if (!name) return;
    change([
      ...views.filter((view) => view.name !== name),
      { name, query: window.location.search },
    ]);
  };
  return (
    <div className={classes.views} role="group" aria-label={words.views}>
      {views.map((view) => (
        <span key={view.name} className={classes.view}>
          <a href={path + view.query}>{view.name}</a>
          <button
            type="button"
            aria-label={words.forget(view.name)}
            onClick={() => change(views.filter((other) => other !== view))}
          >
            <Icon name="close" size={14} />
          </button>
        </span>
      ))}
      <button type="button" className={classes.tool} onClick={add}>
        {words.keep}
      </button>
    </div>
  );
}

function readViews(path: string): View[] {
  try {
    const kept: unknown = JSON.parse(readKept('tarapath:views', path) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return []; // somebody edited it: then there are none
  }
}

function isView(kept: unknown): kept is View {
  const { name, query } = (kept ?? {}) as Partial<View>;
  return typeof name === 'string' && /^(\?|$)/.test(query ?? '-');
}
