import type { FormEvent } from 'react';
import { useState } from 'react';
import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { Lang } from 'shared/remote-kit/page';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui/button';
import { conventionNames } from '../../../model/convention-names';
import { changeable } from '../../../model/read-conventions';
import { ConventionSelect } from '../../parts/conventions/convention-select';
import { conventionsOf, kundliPath, ownQuery } from './address';
import { ConventionList } from './convention-list';
import classes from './convention-panel.module.css';
import { conventionText } from './convention-text';

/** How the kundli is counted, why other sites differ, and a form to count it otherwise. */
export function ConventionPanel({ kept, lang }: { kept: KeptKundli; lang: Lang }) {
  const text = conventionText[lang];
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const shown = conventionsOf(kept.kundli);
  const path = kundliPath(kept.id, lang);
  const shownKey = Object.values(shown).join('~');

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    setBusy(true);
    navigate(`${path}?${new URLSearchParams(fields)}`);
    // the page stays mounted, whatever comes of the navigation
    setTimeout(() => setBusy(false), 1500);
  }

  return (
    <section className={classes.panel} aria-labelledby="conventions-title">
      <h2 id="conventions-title">{text.title}</h2>
      <p className={classes.summary}>
        {changeable.map((name) => conventionNames[name][lang][shown[name] as never]).join(' · ')}
      </p>
      <details>
        <summary>{text.change}</summary>
        <form key={shownKey} className={classes.form} method="get" action={path} onSubmit={change}>
          {[['section', kept.section.name], ...ownQuery(kept)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {changeable.map((name) => (
            <ConventionSelect key={name} name={name} value={shown[name]} lang={lang} />
          ))}
          <Button type="submit" busy={isBusy}>
            {text.recompute}
          </Button>
        </form>
      </details>
      <details>
        <summary>{text.how}</summary>
        <ConventionList kundli={kept.kundli} lang={lang} />
      </details>
      <details>
        <summary>{text.why}</summary>
        <ul className={classes.reasons}>
          {text.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
